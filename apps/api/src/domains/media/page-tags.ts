import { Parser } from 'htmlparser2'

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
