/** The path of a module's URL as Vitest knows it, whatever characters the folder's name has. */
export const convertToFilePath = (url: string): string => decodeURIComponent(new URL(url).pathname);
