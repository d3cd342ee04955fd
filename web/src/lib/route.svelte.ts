/** Which screen is shown: the address after the #, which the server never sees. */

export type Route = { path: string[]; query: URLSearchParams };

export function parseHash(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  return { path: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Address {
  route = $state.raw<Route>({ path: [], query: new URLSearchParams() });
}

const address = new Address();

export function route(): Route {
  return address.route;
}

/** Show the screen of the address, now and whenever it changes. */
export function followAddress(): void {
  const update = () => (address.route = parseHash(location.hash));
  addEventListener("hashchange", update);
  update();
}

export function go(path: string): void {
  location.hash = `#/${path}`;
}

/** Change the address without a new entry in the history, as when a slider moves. */
export function replaceRoute(path: string): void {
  history.replaceState(null, "", `#/${path}`);
  address.route = parseHash(location.hash);
}

/** The full address of a screen, to send to others. */
export function linkTo(path: string): string {
  return `${location.origin}${location.pathname}#/${path}`;
}
