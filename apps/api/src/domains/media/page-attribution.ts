import type { Attribution } from '@tessera/api-types/pins/attribution'
import { absolute, attributesOf, TAGS_READ_MAX } from './found-images.ts'

const TAG = /<(meta|link|a)\b([^<>]{1,4000})>/gi
const AUTHOR_NAMES = ['author', 'article:author', 'dc.creator', 'twitter:creator']
const MAX_NAME = 200

/** The first value of each name that a page's head and its `rel` links have. */
function wordsOf(html: string): Map<string, string> {
  const words = new Map<string, string>()
  let tagsRead = 0
  for (const [, tag = '', text = ''] of html.matchAll(TAG)) {
    if (tagsRead === TAGS_READ_MAX) break
    tagsRead += 1
    const attributes = attributesOf(text)
    const isMeta = tag.toLowerCase() === 'meta'
    const name = isMeta ? (attributes.get('property') ?? attributes.get('name')) : attributes.get('rel')
    const value = attributes.get(isMeta ? 'content' : 'href')?.trim()
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
export function attributionOfPage(html: string, pageUrl: string): Attribution | null {
  const words = wordsOf(html)
  const named = AUTHOR_NAMES.flatMap((name) => words.get(name) ?? [])
  const author = named.find((name) => !URL.canParse(name))
  if (author === undefined) return null
  const addressOf = (value: string | undefined) => (value && absolute(value, pageUrl)) || null
  const { hostname } = new URL(pageUrl)
  return {
    author: author.slice(0, MAX_NAME),
    author_url: addressOf(words.get('rel author') ?? named.find((name) => URL.canParse(name))),
    license_url: addressOf(words.get('rel license')),
    provider_name: (words.get('og:site_name') ?? hostname.replace(/^www\./, '')).slice(0, MAX_NAME),
    media_type: mediaTypeOf(words.get('og:type') ?? ''),
  }
}
