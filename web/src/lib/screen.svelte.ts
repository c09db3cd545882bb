// How much room there is.
const small = window.matchMedia("(max-width: 767px)");
const narrow = window.matchMedia("(max-width: 1099px)");

class Screen {
  small = $state(small.matches);
  narrow = $state(narrow.matches);

  constructor() {
    small.addEventListener("change", () => (this.small = small.matches));
    narrow.addEventListener("change", () => (this.narrow = narrow.matches));
  }
}

export const screen = new Screen();
