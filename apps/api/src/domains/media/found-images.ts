import type { FoundImage as ShownImage } from '@tessera/api-types/media/views'
import type { PageTag } from './page-tags.ts'

type FoundImage = Omit<ShownImage, 'preview_url'>

const FOUND_IMAGES_MAX = 50 // spec 000 §9

const PREVIEWS = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
])
/** Marks, counters and buttons: never what a page is about. */
const DECORATION =
  /\.(svg|ico)(?:[?#]|$)|(?:^|[/_-])(?:pixel|spacer|sprite|blank|icon|favicon|avatar|logo)(?:s(?=[\d/._])|(?![a-z]))/i
const SMALL_SIDE = 100

/**
 * The pictures of an HTML page: first what it names as its preview, then its images in order.
 * Addresses are absolute, without repeats; marks and tiny pictures are left out.
 */
export function imagesOfPage(tags: readonly PageTag[], pageUrl: string): FoundImage[] {
  const previews: FoundImage[] = []
  const pictures: FoundImage[] = []
  for (const { name, attributes } of tags) {
    const source = name === 'meta' ? previewOf(attributes) : pictureOf(name, attributes)
    const url = source && absolute(source, pageUrl)
    if (url) (name === 'meta' ? previews : pictures).push({ url, alt_text: attributes.alt ?? '' })
  }
  const items = new Map<string, FoundImage>()
  for (const image of [...previews, ...pictures]) {
    const known = items.get(image.url)
    if (!known || (known.alt_text === '' && image.alt_text !== '')) items.set(image.url, image)
  }
  return [...items.values()].slice(0, FOUND_IMAGES_MAX)
}

type Attributes = PageTag['attributes']

function previewOf({ property, name, content }: Attributes): string | undefined {
  return PREVIEWS.has((property ?? name ?? '').toLowerCase()) ? content : undefined
}

function pictureOf(tag: string, attributes: Attributes): string | undefined {
  if (tag !== 'img' && tag !== 'source') return undefined
  const [width, height] = [Number(attributes.width), Number(attributes.height)]
  if ((width > 0 && width < SMALL_SIDE) || (height > 0 && height < SMALL_SIDE)) return undefined
  const source = largestOf(attributes.srcset ?? attributes['data-srcset'] ?? '')
  const url = source ?? attributes['data-src'] ?? attributes.src
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
