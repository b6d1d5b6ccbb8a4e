import type { FoundImage as ShownImage } from '@tessera/api-types/media/views'

type FoundImage = Omit<ShownImage, 'preview_url'>

const FOUND_IMAGES_MAX = 50 // spec 000 §9
/** Enough of any page that is about its pictures, and a few milliseconds of one that is not. */
export const TAGS_READ_MAX = 2_000

const TAG = /<(img|meta|source)\b([^<>]{1,4000})>/gi
const ATTRIBUTE = /([a-z][a-z0-9:-]{0,40})\s*=\s*(?:"([^"]{0,3000})"|'([^']{0,3000})'|([^\s"'>]{1,3000}))/gi
const TITLE = /<title[^>]{0,200}>([^<]{1,500})<\/title>/i
const PREVIEWS = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
])
/** Marks, counters and buttons: never what a page is about. */
const DECORATION =
  /\.(svg|ico)(?:[?#]|$)|(?:^|[/_-])(?:pixel|spacer|sprite|blank|icon|favicon|avatar|logo)[s._-]?/i
const SMALL_SIDE = 100

/**
 * The pictures of an HTML page: first what it names as its preview, then its images in order.
 * Addresses are absolute, without repeats; marks and tiny pictures are left out.
 */
export function imagesOfPage(html: string, pageUrl: string): { items: FoundImage[]; title: string } {
  const previews: FoundImage[] = []
  const pictures: FoundImage[] = []
  let tagsRead = 0
  for (const [, tag = '', text = ''] of html.matchAll(TAG)) {
    if (tagsRead === TAGS_READ_MAX) break
    tagsRead += 1
    const attributes = attributesOf(text)
    const source = tag.toLowerCase() === 'meta' ? previewOf(attributes) : pictureOf(attributes)
    const url = source && absolute(source, pageUrl)
    if (!url) continue
    const list = tag.toLowerCase() === 'meta' ? previews : pictures
    list.push({ url, alt_text: attributes.get('alt') ?? '' })
  }
  const items = new Map<string, FoundImage>()
  for (const image of [...previews, ...pictures]) {
    const known = items.get(image.url)
    if (!known || (known.alt_text === '' && image.alt_text !== '')) items.set(image.url, image)
  }
  const title = plain(TITLE.exec(html)?.[1] ?? '').trim()
  return { items: [...items.values()].slice(0, FOUND_IMAGES_MAX), title }
}

export function attributesOf(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE))
    attributes.set(name.toLowerCase(), plain(double ?? single ?? bare ?? ''))
  return attributes
}

function previewOf(attributes: Map<string, string>): string | undefined {
  const name = attributes.get('property') ?? attributes.get('name') ?? ''
  return PREVIEWS.has(name.toLowerCase()) ? attributes.get('content') : undefined
}

function pictureOf(attributes: Map<string, string>): string | undefined {
  const [width, height] = [Number(attributes.get('width')), Number(attributes.get('height'))]
  if ((width > 0 && width < SMALL_SIDE) || (height > 0 && height < SMALL_SIDE)) return undefined
  const source = largestOf(attributes.get('srcset') ?? attributes.get('data-srcset') ?? '')
  const url = source ?? attributes.get('data-src') ?? attributes.get('src')
  return url && !DECORATION.test(url) ? url : undefined
}

/** The widest of `a.jpg 300w, b.jpg 900w`. */
function largestOf(srcset: string): string | undefined {
  const candidates = srcset
    .split(/,\s+/)
    .map((part) => part.trim().split(/\s+/))
    .map(([url = '', size = '1x']) => ({ url, size: Number.parseFloat(size) || 1 }))
    .filter(({ url }) => url !== '')
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.url
}

export function absolute(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined
  const { href, protocol } = new URL(url, base)
  return (protocol === 'https:' || protocol === 'http:') && href.length <= 2048 ? href : undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

const plain = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39|#x27);/gi,
    (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole,
  )
