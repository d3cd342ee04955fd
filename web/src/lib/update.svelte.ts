/** What to do when a part of the program cannot be loaded: reload the page if the server has a newer program. */

const KEY = "throneroom-updated-from";

class Loading {
  /** A part could not be loaded, and the page is not outdated: the network is to blame, or the server. */
  hasFailed = $state(false);
}

export const loading = new Loading();

/** The scripts of this page, as its HTML names them. Their names change with every build. */
function scripts(html: Document): string {
  return [...html.querySelectorAll<HTMLScriptElement>("script[src]")].map((one) => one.getAttribute("src")).join(" ");
}

/** Whether the server has a newer program than this page runs. False if the server cannot be reached. */
async function isOutdated(): Promise<boolean> {
  try {
    const response = await fetch("/", { cache: "no-cache" });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return response.ok && scripts(page) !== "" && scripts(page) !== scripts(document);
  } catch {
    return false;
  }
}

/** Reload the page if the server has a newer program, at most once from the same one. Return whether it reloads. */
export async function reloadIfOutdated(): Promise<boolean> {
  const mine = scripts(document);
  try {
    if (sessionStorage.getItem(KEY) === mine || !(await isOutdated())) return false;
    sessionStorage.setItem(KEY, mine);
  } catch {
    // Without storage, a page that stays outdated would be reloaded again and again.
    return false;
  }
  location.reload();
  return true;
}

/** Watch for parts that cannot be loaded. After an update, the server no longer has those of the older program. */
export function reloadAfterUpdates(): void {
  addEventListener("vite:preloadError", () => {
    void reloadIfOutdated().then((reloads) => (loading.hasFailed = !reloads));
  });
}
