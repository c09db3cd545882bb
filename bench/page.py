"""How fast the page is: first screen, bytes, frames while cards fly, memory of a long film. Needs chromium, `make web`.

python -m bench.page            # prints a table
python -m bench.page --json
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.house import OpenHouse
from tests.web.picture import at_the_end
from tests.web.player import attempt, by_mouse, over, play_now

from malavita.server.static import FOLDER

FRAME = 1000 / 60
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
PAINT = """() => new Promise(done => new PerformanceObserver(list => {
    const found = list.getEntriesByName('first-contentful-paint')[0];
    if (found) done(found.startTime);
}).observe({ type: 'paint', buffered: true }))"""


def fresh(browser: Browser) -> Page:
    """A profile that has never been here."""
    return browser.new_context(
        viewport={"width": 1366, "height": 768}, locale="en-US", service_workers="block"
    ).new_page()


def first_screen(browser: Browser, url: str, times: int) -> dict[str, float]:
    """Milliseconds from the address to the first paint, to the posters, and from the click to the first decision."""
    painted, shown, decided = [], [], []
    for _ in range(times):
        page = fresh(browser)
        page.goto(url)
        page.locator(".poster button").first.wait_for()
        shown.append(page.evaluate("performance.now()"))
        painted.append(page.evaluate(PAINT))
        page.evaluate("window.clicked = 0; addEventListener('click', () => window.clicked = performance.now())")
        page.get_by_role("button", name="Play now Criminals").click()
        page.locator(".board").wait_for()
        decided.append(page.evaluate("performance.now() - window.clicked"))
        page.context.close()
    middle = statistics.median
    return {"first paint, ms": middle(painted), "posters, ms": middle(shown), "click to table, ms": middle(decided)}


def weights(browser: Browser, url: str) -> dict[str, float]:
    """Kilobytes of JavaScript, gzipped, that the lobby and then a table have asked for."""
    page, loaded = fresh(browser), set[str]()
    page.on("response", lambda response: loaded.add(response.url.rsplit("/", 1)[-1]))
    page.goto(url)
    page.locator(".poster button").first.wait_for()
    lobby = weigh(loaded)
    play_now(page, url)
    page.locator(".board").wait_for()
    page.context.close()
    return {"JavaScript of the lobby, kB": lobby, "JavaScript until a table, kB": weigh(loaded)}


def weigh(names: set[str]) -> float:
    """Kilobytes of these files, gzipped."""
    files = [FOLDER / "assets" / name for name in names if name.endswith(".js")]
    return sum(len(gzip.compress(path.read_bytes())) for path in files if path.is_file()) / 1000


def frames(browser: Browser, url: str) -> dict[str, float]:
    """A whole game with its motion, traced: how many frames came late, and the longest work between two of them."""
    page = fresh(browser)
    play_now(page, url)
    page.locator(".asked").first.wait_for()
    browser.start_tracing(page=page, categories=CATEGORIES)
    luck = Random(3)
    while not over(page):
        page.wait_for_selector(".asked, dialog .places", state="attached")
        if not over(page):
            attempt(lambda: by_mouse(page, luck))
    events = json.loads(browser.stop_tracing())["traceEvents"]
    page.context.close()
    return judged(events)


def judged(events: list[dict[str, Any]]) -> dict[str, float]:
    """What a trace says of frames, and of the work on the thread that draws them."""
    drawn = sum(event["name"] == "DrawFrame" for event in events)
    dropped = sum(event["name"] == "DroppedFrame" for event in events)
    frames_of = {(event["pid"], event["tid"]) for event in events if event["name"] == "FireAnimationFrame"}
    tasks = ("ThreadControllerImpl::RunTask", "RunTask")
    work = [
        event.get("tdur", event["dur"]) / 1000  # what it worked, not what it waited for a core
        for event in events
        if event["name"] in tasks and "dur" in event and (event["pid"], event["tid"]) in frames_of
    ]
    return {
        "frames drawn": drawn,
        "frames dropped": dropped,
        "tasks": len(work),
        "tasks that work longer than a frame": sum(each > FRAME for each in work),
        "longest work in one task, ms": max(work, default=0.0),
    }


def memory(browser: Browser, house: OpenHouse) -> dict[str, float]:
    """Kilobytes that 500 moves of a film leave behind, after the garbage was collected."""
    page = fresh(browser)
    code = at_the_end(page, house)
    page.goto(f"{house.url}/r/{code}")
    page.locator(".moments li").first.wait_for()
    devtools = page.context.new_cdp_session(page)

    def used() -> float:
        devtools.send("HeapProfiler.collectGarbage")
        return float(devtools.send("Runtime.getHeapUsage")["usedSize"]) / 1000

    def walk(moves: int) -> None:
        for n in range(moves):
            page.keyboard.press("ArrowRight" if n // 20 % 2 == 0 else "ArrowLeft")

    heap = [used()]
    for _ in range(3):
        walk(500)
        heap.append(used())
    page.context.close()
    return {"heap of a film, kB": heap[0], **{f"after {500 * n} moves, kB": heap[n] for n in (1, 2, 3)}}


def measure(times: int) -> dict[str, float]:
    """All figures, from a house of its own."""
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = OpenHouse(Path(folder), pause=0.3)
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium)
        parts: list[Callable[[], dict[str, float]]] = [
            lambda: first_screen(browser, house.url, times),
            lambda: weights(browser, house.url),
            lambda: frames(browser, house.url),
            lambda: memory(browser, house),
        ]
        try:
            return {name: value for part in parts for name, value in part().items()}
        finally:
            browser.close()
            house.close()


def main() -> int:
    """Measure and print."""
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    given.add_argument("--json", action="store_true")
    given.add_argument("--times", type=int, default=7, help="how often the first screen is opened")
    wish = given.parse_args()
    found = {name: round(value, 1) for name, value in measure(wish.times).items()}
    print(json.dumps(found) if wish.json else "\n".join(f"| {name} | {value:g} |" for name, value in found.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
