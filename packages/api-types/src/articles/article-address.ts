export const ARTICLE_KINDS = ['shop', 'trending', 'best', 'article'] as const
export type ArticleKind = (typeof ARTICLE_KINDS)[number]

const TRENDING_TYPES: readonly (number | null)[] = [0, 2]
const BEST_TYPE = 1

/** The kind in an article's address. // spec 001 §2 */
export function articleKind({
  is_shopping,
  type,
}: {
  is_shopping: boolean
  type: number | null
}): ArticleKind {
  if (is_shopping) return 'shop'
  if (TRENDING_TYPES.includes(type)) return 'trending'
  return type === BEST_TYPE ? 'best' : 'article'
}

/** The title lowercased, punctuation removed, whitespace turned into hyphens; a title of punctuation is `article`. */
export const articleSlug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[\p{P}\p{S}]/gu, '')
    .trim()
    .replaceAll(/\s+/g, '-') || 'article'

export const articlePath = ({ kind, slug, id }: { kind: ArticleKind; slug: string; id: string }): string =>
  `/today/${kind}/${slug}/${id}/`
