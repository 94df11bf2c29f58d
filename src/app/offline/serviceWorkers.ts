/** The browser's service workers; undefined where it has none, or refuses them, as in a sandboxed frame. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
