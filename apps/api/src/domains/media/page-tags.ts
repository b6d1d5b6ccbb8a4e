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

/** What a page is about in schema.org's words is a few kilobytes of it. */
const SCRIPTS_MAX = 10
const SCRIPTS_LENGTH_MAX = 256 * 1024

/** Builds no tree: of all tags only titles and scripts are known to end. */
class FlatParser extends Parser {
  override isVoidElement(name: string): boolean {
    return name !== 'title' && name !== 'script'
  }
}

/** The texts of scripts of JSON-LD, so many and so long in all. */
class Scripts {
  readonly read: string[] = []
  #text: string | null = null
  #room = SCRIPTS_LENGTH_MAX

  begin(type: string | undefined): void {
    const isRead = type?.trim().toLowerCase() === 'application/ld+json' && this.read.length < SCRIPTS_MAX
    this.#text = isRead ? '' : null
  }

  add(text: string): void {
    if (this.#text === null) return
    this.#room -= text.length
    this.#text = this.#room < 0 ? null : this.#text + text
  }

  end(): void {
    if (this.#text) this.read.push(this.#text)
    this.#text = null
  }
}

export interface ReadPage {
  title: string
  tags: PageTag[]
  /** Its scripts of JSON-LD. */
  jsonLd: string[]
}

/**
 * The title of an HTML page, its JSON-LD and, in order, the first of its tags that describe it or show a
 * picture.
 */
export function readPage(html: string): ReadPage {
  const tags: PageTag[] = []
  const scripts = new Scripts()
  let [title, isInTitle] = ['', false]
  const parser = new FlatParser({
    onopentag(name, attributes) {
      if (name === 'title') isInTitle = title === ''
      else if (name === 'script') scripts.begin(attributes.type)
      else if (DESCRIBING.has(name) || (name === 'a' && attributes.rel)) tags.push({ name, attributes })
    },
    ontext(text) {
      if (isInTitle && title.length < TITLE_MAX) title += text
      scripts.add(text)
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false
      else if (name === 'script') scripts.end()
    },
  })
  for (let at = 0; at < html.length && tags.length < TAGS_READ_MAX; at += CHUNK_LENGTH)
    parser.write(html.slice(at, at + CHUNK_LENGTH))
  const jsonLd = scripts.read
  return { title: title.trim().slice(0, TITLE_MAX), tags: tags.slice(0, TAGS_READ_MAX), jsonLd }
}
