/** The browser's storage, which may be full, blocked or hold anything. */

const ofBrowser = () => localStorage;

/** `storage`: of the browser, unless it is that of this window, `sessionStorage`. */
export function loadStored<T>(key: string, fallback: T, storage: () => Storage = ofBrowser): T {
  try {
    const found = storage().getItem(key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

export function store(key: string, value: unknown, storage: () => Storage = ofBrowser): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: the value lasts until the window is closed.
  }
}
