/** Which screen is shown: the part of the address after #, so that links work without the server knowing them. */

export type Route = { path: string[]; query: URLSearchParams };

export function read(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Place {
  route = $state.raw<Route>({ path: [], query: new URLSearchParams() });
}

const place = new Place();

export function route(): Route {
  return place.route;
}

/** Follow the address from now on. */
export function follow(): void {
  const look = () => (place.route = read(location.hash));
  addEventListener("hashchange", look);
  look();
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Change the address without a step in the history: a slider moves, a wish changes. */
export function settle(path: string): void {
  history.replaceState(null, "", `#/${path}`);
  place.route = read(location.hash);
}

/** The whole address of a screen, to be sent to others. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}
