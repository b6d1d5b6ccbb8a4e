/** Where files of any size are uploaded by the tus protocol. */
export const RESUMABLE_UPLOADS_PATH = '/v3/media/resumable_uploads/'
export const TUS_VERSION = '1.0.0'
export const TUS_CONTENT_TYPE = 'application/offset+octet-stream'
/** What our own pages send in one request: a connection that breaks loses no more. */
export const UPLOAD_PART_BYTES = 4 * 1024 * 1024
/** How long an upload waits for its next bytes. */
export const UPLOAD_KEEP_MS = 24 * 60 * 60 * 1000

export const ARCHIVE_MAX_BYTES = 2 * 1024 ** 3
export const ARCHIVE_MAX_FILES = 100_000
/** How the names of files end that a library is imported from. */
export const ARCHIVE_EXTENSIONS = ['.zip', '.html', '.htm', '.json', '.xml', '.rss', '.atom', '.csv'] as const
