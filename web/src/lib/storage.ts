/** The browser's storage, which may be full, blocked or hold anything. */

export function loadStored<T>(key: string, fallback: T): T {
  try {
    const found = localStorage.getItem(key);
    return found === null ? fallback : (JSON.parse(found) as T);
  } catch {
    return fallback;
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window without storage: the value lasts until the window is closed.
  }
}
