const SEGMENT = /^[a-z0-9_][a-z0-9_.-]*$/
const MAX_KEY_LENGTH = 512

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  m4s: 'video/iso.segment',
  ts: 'video/mp2t',
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt',
  json: 'application/json',
  csv: 'text/csv',
  txt: 'text/plain',
  pdf: 'application/pdf',
  zip: 'application/zip',
  bin: 'application/octet-stream',
}

export class StorageKeyError extends Error {
  override name = 'StorageKeyError'
}

/** Throws StorageKeyError unless the key is a plain relative path that no file system can misread. */
export function checkKey(key: string): string {
  const isSafe = key.length <= MAX_KEY_LENGTH && key.split('/').every((part) => SEGMENT.test(part))
  if (!isSafe) throw new StorageKeyError(`"${key.slice(0, 80)}" is not a storage key.`)
  return key
}

/** The content type an object under this key has; the extension decides. */
export function contentTypeOfKey(key: string): string {
  const contentType = contentTypes[key.slice(key.lastIndexOf('.') + 1)]
  if (!contentType) throw new StorageKeyError(`"${key.slice(0, 80)}" has no known extension.`)
  return contentType
}

/** Throws StorageKeyError when the extension of the key would announce another content type. */
export function checkContentType(key: string, contentType: string): void {
  if (contentTypeOfKey(key) !== contentType)
    throw new StorageKeyError(`"${key.slice(0, 80)}" cannot hold ${contentType.slice(0, 80)}.`)
}
