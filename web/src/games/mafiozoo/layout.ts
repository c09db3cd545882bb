// Where things lie on the desk, in units of the drawing; the board says how large a unit is.
export interface Desktop {
  width: number;
  height: number;
  photo: { width: number; height: number };
  left: number;
  top: number;
  column: number;
  row: number;
}

export const WIDE_DESK: Desktop = { width: 576, height: 522, photo: { width: 96, height: 105 }, left: 14, top: 12, column: 113, row: 94 };
export const PHONE_DESK: Desktop = { width: 390, height: 458, photo: { width: 73, height: 87 }, left: 6.5, top: 9, column: 76, row: 84 };

export interface Map {
  width: number;
  height: number;
  plot: { width: number; height: number };
  left: number;
  top: number;
  column: number;
  row: number;
}

export const WIDE_MAP: Map = { width: 364, height: 522, plot: { width: 73, height: 102 }, left: 28, top: 58, column: 84, row: 116 };
export const PHONE_MAP: Map = { width: 390, height: 470, plot: { width: 80, height: 100 }, left: 24, top: 22, column: 90, row: 112 };

/** Row and column of every photo on the five-by-five desk. */
const CELLS: Record<number, [row: number, column: number]> = {
  6: [0, 1], 7: [0, 3],
  5: [1, 0], 1: [1, 2], 8: [1, 4],
  4: [2, 1], 2: [2, 3],
  12: [3, 0], 3: [3, 2], 9: [3, 4],
  11: [4, 1], 10: [4, 3],
};

/** The cells between them, for the Reserves. */
export const DISHES: [row: number, column: number][] = [[1, 1], [1, 3], [3, 3], [3, 1]];

export const cellOf = (character: number): [row: number, column: number] => CELLS[character] ?? [2, 2];

export const unit = (count: number): string => `calc(var(--u) * ${count})`;

/** Downwards there may be more room: rows move apart, things keep their size. */
export const down = (count: number): string => `calc(var(--v) * ${count})`;

export function at(desk: Desktop | Map, row: number, column: number): { x: number; y: number } {
  return { x: desk.left + column * desk.column, y: desk.top + row * desk.row };
}

/** Where the pin of a photo sticks. */
export function pinOf(desk: Desktop, character: number): { x: number; y: number } {
  const { x, y } = at(desk, ...cellOf(character));
  return { x: x + desk.photo.width / 2, y: y + 3 };
}

/** Row and column of a location, as its code says them. */
export const plotCell = (location: string): [row: number, column: number] => [Number(location[1]) - 1, Number(location[2]) - 1];
