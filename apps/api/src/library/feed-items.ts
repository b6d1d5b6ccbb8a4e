import type { FoundBoards } from './found-boards.ts'
import { htmlText } from './html-events.ts'
import type { Found, FoundPin, FoundPicture } from './library-source.ts'
import { manyLines, moment, oneLine, webAddress } from './source-text.ts'

type Attributes = Readonly<Record<string, string>>

const MAX_TEXT = 500_000
const LOOSE = 'Feed'

/** Elements of an item whose text is read, by what it is. */
const TEXTS = {
  title: 'title',
  'media:title': 'mediaTitle',
  link: 'link',
  guid: 'guid',
  pubDate: 'date',
  published: 'date',
  updated: 'changed',
  'dc:date': 'date',
  description: 'summary',
  summary: 'summary',
  'media:description': 'mediaText',
  content: 'content',
  'content:encoded': 'content',
} as const
type TextName = (typeof TEXTS)[keyof typeof TEXTS]

const textName = (element: string): TextName | null =>
  Object.hasOwn(TEXTS, element) ? TEXTS[element as keyof typeof TEXTS] : null

interface Item {
  texts: Partial<Record<TextName, string>>
  link: string | null
  /** The widest so far of what a feed offers as the item's picture. */
  media: { url: string; width: number } | null
  thumbnail: string | null
  /** In XHTML that stands in the item. */
  inline: string | null
}

/** The element whose text is being read; elements in it belong to it. */
interface Reading {
  element: string
  name: TextName
  text: string
  depth: number
}

/** Puts the elements of a feed together to pins. */
export class FeedItems {
  readonly #boards: FoundBoards
  readonly #emit: (found: Found) => void
  #title = ''
  #description = ''
  #home: string | null = null
  #item: Item | null = null
  #reading: Reading | null = null
  readonly #path: string[] = []
  #count = 0

  constructor(boards: FoundBoards, emit: (found: Found) => void) {
    this.#boards = boards
    this.#emit = emit
  }

  open(element: string, attributes: Attributes): void {
    this.#path.push(element)
    if (this.#reading) {
      if (this.#item && /^(?:\w+:)?img$/.test(element)) this.#item.inline ??= attributes['src'] ?? null
      return
    }
    if (element === 'item' || element === 'entry') {
      this.#count += 1
      this.#item = { texts: {}, link: null, media: null, thumbnail: null, inline: null }
      return
    }
    if (this.#item) readAttributes(this.#item, element, attributes)
    else if (element === 'link' && (attributes['rel'] ?? 'alternate') === 'alternate')
      this.#home ??= webAddress(attributes['href'])
    const name = textName(element)
    if (name !== null) this.#reading = { element, name, text: '', depth: this.#path.length }
  }

  text(text: string): void {
    if (this.#reading && this.#reading.text.length < MAX_TEXT) this.#reading.text += text
  }

  close(element: string): void {
    const isEnd = this.#reading?.depth === this.#path.length
    this.#path.pop()
    if (this.#reading && isEnd) this.#take(this.#reading)
    else if (this.#item && (element === 'item' || element === 'entry')) this.#finish(this.#item)
  }

  #take({ element, name, text }: Reading): void {
    this.#reading = null
    if (this.#item) this.#item.texts[name] ??= text
    else if (this.#path.at(-1) === 'image') return
    else if (element === 'title') this.#title ||= oneLine(text)
    else if (element === 'description') this.#description ||= manyLines(htmlText(text).text)
    else if (element === 'link') this.#home ??= webAddress(text)
  }

  #finish(item: Item): void {
    this.#item = null
    const { texts } = item
    const title = oneLine(htmlText(texts.title ?? texts.mediaTitle ?? '').text)
    const link = item.link ?? webAddress(texts.link, this.#home) ?? webAddress(texts.guid)
    const { text, image } = htmlText(texts.content ?? texts.summary ?? texts.mediaText ?? '')
    const summary = texts.summary === undefined ? { text, image } : htmlText(texts.summary)
    const base = link ?? this.#home
    const shown = [item.media?.url, item.thumbnail, item.inline, image, summary.image]
    const url = shown.map((address) => webAddress(address, base)).find((address) => address !== null)
    const picture: FoundPicture | null = url ? { url } : link === null ? null : { page: link }
    if (picture === null) {
      this.#emit({ type: 'fault', where: title || `#${this.#count}`, reason: 'no_picture' })
      return
    }
    const { before, place } = this.#boards.place(this.#title || LOOSE, null, {
      description: this.#description,
    })
    for (const found of before) this.#emit(found)
    this.#emit({
      type: 'pin',
      ...place,
      title,
      description: manyLines(summary.text || text),
      altText: '',
      link,
      createdAt: moment(texts.date ?? texts.changed),
      picture,
    } satisfies FoundPin)
  }
}

const isImage = ({ type, medium, url = '' }: Attributes): boolean =>
  type === undefined
    ? medium === 'image' || (medium === undefined && /\.(?:jpe?g|png|webp|gif|avif)(?:\?|$)/i.test(url))
    : type.startsWith('image/')

/** The widest picture counts. */
function readMedia(item: Item, attributes: Attributes): void {
  const { url } = attributes
  const width = Number(attributes.width) || 0
  if (url === undefined || !isImage(attributes)) return
  if (!item.media || width > item.media.width) item.media = { url, width }
}

function readLink(item: Item, { href, rel = 'alternate', type = '' }: Attributes): void {
  if (href === undefined) return
  if (rel === 'enclosure' && type.startsWith('image/')) item.media ??= { url: href, width: 0 }
  else if (rel === 'alternate') item.link ??= webAddress(href)
}

function readAttributes(item: Item, element: string, attributes: Attributes): void {
  switch (element) {
    case 'media:content':
    case 'enclosure':
      return readMedia(item, attributes)
    case 'media:thumbnail':
      item.thumbnail ??= attributes.url ?? null
      return
    case 'itunes:image':
      item.thumbnail ??= attributes.href ?? null
      return
    case 'link':
      readLink(item, attributes)
  }
}
