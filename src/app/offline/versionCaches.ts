/** Of the caches of an origin, each version of the app has one; its name begins with this. */
export const CACHE_PREFIX = 'weftline-';

/** The names of those caches, in the order in which they were begun. */
export const versionCaches = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));

/**
 * Of these caches, those of versions that were kept whole: the page is the last file to be kept. A cache without it is an
 * install that was cut off, or one that the browser emptied.
 */
export async function wholeVersions(names: readonly string[]): Promise<readonly string[]> {
  const pages = await Promise.all(names.map((cacheName) => caches.match('/', { cacheName, ignoreSearch: true })));
  return names.filter((_name, place) => pages[place] !== undefined);
}
