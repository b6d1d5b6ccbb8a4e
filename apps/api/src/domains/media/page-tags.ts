import { Parser } from 'htmlparser2'
import type { FetchedResource } from '../../fetching/guarded-fetch.ts'

export interface PageTag {
  name: string
  attributes: Readonly<Record<string, string>>
}

/** Enough of any page that is about its pictures, and a few milliseconds of one that is not. */
const TAGS_READ_MAX = 2_000
const TITLE_MAX = 500
const CHUNK_LENGTH = 64 * 1024
const DESCRIBING = new Set(['img', 'link', 'meta', 'source'])

/** Builds no tree: of all tags only a title is known to end. */
class FlatParser extends Parser {
  override isVoidElement(name: string): boolean {
    return name !== 'title'
  }
}

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

/** The title of an HTML page and, in order, the first of its tags that describe it or show a picture. */
export function readPage(html: string): { title: string; tags: PageTag[] } {
  const tags: PageTag[] = []
  let [title, isInTitle] = ['', false]
  const parser = new FlatParser({
    onopentag(name, attributes) {
      if (name === 'title') isInTitle = title === ''
      else if (DESCRIBING.has(name) || (name === 'a' && attributes.rel)) tags.push({ name, attributes })
    },
    ontext(text) {
      if (isInTitle && title.length < TITLE_MAX) title += text
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false
    },
  })
  for (let at = 0; at < html.length && tags.length < TAGS_READ_MAX; at += CHUNK_LENGTH)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
  return { title: title.trim().slice(0, TITLE_MAX), tags: tags.slice(0, TAGS_READ_MAX) }
}
