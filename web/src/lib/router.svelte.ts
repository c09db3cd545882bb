// Where the page is: the path decides, the back button works.
class Place {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));
}

export const place = new Place();

function read(): void {
  place.path = location.pathname;
  place.query = new URLSearchParams(location.search);
  place.hash = location.hash.slice(1);
}

export function go(address: string, replace = false): void {
  if (address === location.pathname + location.search + location.hash) return;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  read();
  if (!replace) window.scrollTo(0, 0);
}

export function listen(): void {
  window.addEventListener("popstate", read);
  window.addEventListener("hashchange", read);
  document.addEventListener("click", follow);
}

/** Links inside the house change the place without loading the page again. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
