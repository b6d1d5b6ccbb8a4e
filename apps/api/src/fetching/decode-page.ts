import type { FetchedResource } from './guarded-fetch.ts'

const HEAD_BYTES = 1024
const META_CHARSET = /<meta\s[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i

/** The text of a page in the character set that it begins with, the site names, or the page names; else in UTF-8. */
export function decodePage({ bytes, charset }: Pick<FetchedResource, 'bytes' | 'charset'>): string {
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1')
  const named = META_CHARSET.exec(head)?.[1]
  // A label that can be read as ASCII does not stand in UTF-16.
  const written = named && /^utf-16/i.test(named) ? 'utf-8' : named
  return decoderOf(isMarked ? 'utf-8' : (charset ?? written ?? 'utf-8')).decode(bytes)
}

function decoderOf(label: string) {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
