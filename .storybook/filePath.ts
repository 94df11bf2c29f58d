/** The path of a module's address as Vitest knows it, whatever letters the folder's name has. */
export const convertToFilePath = (url: string): string => decodeURIComponent(new URL(url).pathname);
