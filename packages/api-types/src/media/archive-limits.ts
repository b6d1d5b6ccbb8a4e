export const ARCHIVE_MAX_BYTES = 2 * 1024 ** 3
/** What one part of an archive carries. */
export const ARCHIVE_PART_BYTES = 8 * 1024 * 1024
export const ARCHIVE_MAX_FILES = 100_000
/** How the names of files end that a library is imported from. */
export const ARCHIVE_EXTENSIONS = ['.zip', '.html', '.htm', '.json', '.xml', '.rss', '.atom', '.csv'] as const
