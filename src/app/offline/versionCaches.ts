/** Of the caches of an origin, each version of the app has one; its name begins with this. */
export const CACHE_PREFIX = 'weftline-';

/** The names of those caches, the newest version last. */
export const versionCaches = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
