import type { Attribution } from '@tessera/api-types/pins/attribution'
import { storable } from '../../kernel/whole-text.ts'
import { absolute } from './found-images.ts'
import type { PageTag } from './page-tags.ts'

const AUTHOR_NAMES = ['author', 'article:author', 'dc.creator', 'twitter:creator']
const MAX_NAME = 200

/** The first value of each name that a page's head and its `rel` links have. */
function wordsOf(tags: readonly PageTag[]): Map<string, string> {
  const words = new Map<string, string>()
  for (const { name: tag, attributes } of tags) {
    const isMeta = tag === 'meta'
    const name = isMeta ? (attributes.property ?? attributes.name) : attributes.rel
    const value = (isMeta ? attributes.content : attributes.href)?.trim()
    if (!name || !value) continue
    for (const one of name.toLowerCase().split(/\s+/)) {
      const key = isMeta ? one : `rel ${one}`
      if (!words.has(key)) words.set(key, value)
    }
  }
  return words
}

function mediaTypeOf(ogType: string): Attribution['media_type'] {
  if (ogType.startsWith('video')) return 'video'
  return ogType === 'article' ? 'article' : 'image'
}

/** Who made what the page shows; null where the page names nobody. */
export function attributionOfPage(tags: readonly PageTag[], pageUrl: string): Attribution | null {
  const words = wordsOf(tags)
  const named = AUTHOR_NAMES.flatMap((name) => words.get(name) ?? [])
  const author = named.find((name) => !URL.canParse(name))
  if (author === undefined) return null
  const addressOf = (value: string | undefined) => (value && absolute(value, pageUrl)) || null
  const { hostname } = new URL(pageUrl)
  return {
    author: storable(author, MAX_NAME),
    author_url: addressOf(words.get('rel author') ?? named.find((name) => URL.canParse(name))),
    license_url: addressOf(words.get('rel license')),
    provider_name: storable(words.get('og:site_name') ?? hostname.replace(/^www\./, ''), MAX_NAME),
    media_type: mediaTypeOf(words.get('og:type') ?? ''),
  }
}
