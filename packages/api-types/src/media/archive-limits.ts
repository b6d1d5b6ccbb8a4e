export const ARCHIVE_MAX_BYTES = 2 * 1024 ** 3
export const ARCHIVE_MAX_FILES = 100_000
/** How the names of files end that a library is imported from. */
export const ARCHIVE_EXTENSIONS = ['.zip', '.html', '.htm', '.json', '.xml', '.rss', '.atom', '.csv'] as const
