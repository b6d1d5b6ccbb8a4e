import type { ArticleCard, ArticleView } from '@tessera/api-types/articles/views'
import type { Viewer } from '@tessera/shared-auth'
import { decodeBookmark, encodeBookmark, toPage } from '../../db/keyset.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { findPinIdea, hydratePinCards, PROPOSED } from '../pins/pin-hydration.ts'
import {
  type ArticlePosition,
  findArticle,
  listArticles,
  listArticlesAbout,
  loadSections,
} from './article-read-store.ts'
import { toArticleCard, toArticleView } from './article-view.ts'

/** Drafts are for the staff of the site. */
const seesDrafts = (viewer: Viewer): boolean => viewer.state === 'AUTH' && viewer.isEmployee

const BOOKMARKS = 'articles.list'
const RELATED_ARTICLES = 3

export async function articlePage(
  viewer: Viewer,
  { bookmark, page_size }: { bookmark: string | null; page_size: number },
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<{ items: ArticleCard[]; bookmark: string | null }> {
  const after = decodeBookmark<ArticlePosition>(site.secret, BOOKMARKS, bookmark)
  const rows = await listArticles(read, viewer, { after, limit: page_size + 1 })
  const page = toPage(rows, page_size, ({ publishedAt, id }) =>
    encodeBookmark(site.secret, BOOKMARKS, [publishedAt?.toISOString(), id]),
  )
  return { items: page.rows.map((row) => toArticleCard(row, site)), bookmark: page.bookmark }
}

export async function readArticle(
  viewer: Viewer,
  id: string,
  deps: Pick<Deps, 'caches' | 'read' | 'site'>,
): Promise<ArticleView> {
  const [row, sections] = await Promise.all([
    findArticle(deps.read, viewer, { id, withDrafts: seesDrafts(viewer) }),
    loadSections(deps.read, id),
  ])
  if (!row) throw new DomainError('ARTICLE_NOT_FOUND')
  const pins = await hydratePinCards(
    deps,
    viewer,
    sections.flatMap(({ pinIds }) => pinIds),
    PROPOSED,
  )
  return toArticleView(row, { sections, pins }, deps.site)
}

export async function relatedArticles(
  viewer: Viewer,
  pinId: string,
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<ArticleCard[]> {
  const aggregatedPinId = await findPinIdea(viewer, pinId, { read })
  const rows = await listArticlesAbout(read, viewer, { aggregatedPinId, limit: RELATED_ARTICLES })
  return rows.map((row) => toArticleCard(row, site))
}
