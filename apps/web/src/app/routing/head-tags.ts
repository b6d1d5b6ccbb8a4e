import { replaceHeadTags } from '../../shared/browser/document-head.ts'
import type { PageHead } from './page-module.ts'

/** One element of the document's head, the same for the server's text and the client's nodes. */
export type HeadTag = { name: 'meta' | 'link' | 'script'; attributes: Record<string, string>; text?: string }

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } })

/** Vocabularies of Open Graph that stand beside its own. */
const OTHER_VOCABULARY = /^(?:profile|article|product):/

const property = (key: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: OTHER_VOCABULARY.test(key) ? key : `og:${key}`, content },
})

/** JSON that cannot leave the element it stands in. */
export const dataText = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

const unlisted = meta('robots', 'noindex')

/** The tags of a page; without a head of its own it is at least unlisted. */
export function headTags(
  head: PageHead | undefined,
  { name, origin }: { name: string; origin: string },
): HeadTag[] {
  if (!head) return [unlisted]
  const absolute = (address: string) => new URL(address, origin).href
  const canonical = head.canonical && absolute(head.canonical)
  const og: Record<string, string> = {
    site_name: name,
    title: head.title,
    ...(canonical && { url: canonical }),
    ...head.og,
  }
  return [
    ...(head.description
      ? [meta('description', head.description), property('description', head.description)]
      : []),
    ...(head.isListed ? [] : [unlisted]),
    ...Object.entries(og).map(([key, value]) => property(key, value)),
    ...(og.image ? [meta('twitter:card', 'summary_large_image')] : []),
    ...(canonical ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: canonical } }] : []),
    ...(head.links ?? []).map((link) => ({
      name: 'link' as const,
      attributes: { ...link, href: absolute(link.href) },
    })),
    ...(head.jsonLd ?? []).map((thing) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      text: dataText(thing),
    })),
  ]
}

/** Puts the tags of a page into the document that is open. */
export const syncHeadTags = (...page: Parameters<typeof headTags>): void => replaceHeadTags(headTags(...page))
