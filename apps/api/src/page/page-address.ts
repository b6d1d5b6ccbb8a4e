/** The canonical address of the page at `path`, which ends in a slash. */
export const pageAddress = (publicUrl: string, path: string): string => new URL(path, publicUrl).href
