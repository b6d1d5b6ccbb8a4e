import { sql, type RawBuilder } from 'kysely'
import { LOCALES } from '@tessera/api-types/locales'
import { memberId, seesShopping, type Viewer } from '@tessera/shared-auth'
import { isBlockedBetween, isUnwantedAi } from '../../db/visibility.ts'
import { plannedOnce } from '../../db/planned-once.ts'
import type { Db } from '../../kernel/deps.ts'
import { isSameLanguage } from '../../translation/translator.ts'
import type { ArticleCardRow, SectionRow } from './article-row.ts'

/** The chosen picture, else that of the first pin; of those that strangers and the viewer may see. */
const coverFor = (viewer: Viewer) => sql`
  SELECT json_build_object('imageSignature', p.image_signature, 'imageWidth', p.image_width,
    'imageHeight', p.image_height, 'dominantColor', p.dominant_color)
  FROM (
    SELECT a.cover_pin_id AS pin_id, -1 AS section_place, 0 AS place
    UNION ALL SELECT pin_id, section_place, place FROM article_pins WHERE article_id = a.id
  ) shown JOIN pins p ON p.id = shown.pin_id AND p.is_listed
  WHERE NOT ${isBlockedBetween('p.user_id', memberId(viewer))}
    AND NOT ${isUnwantedAi('p', memberId(viewer))}
  ORDER BY shown.section_place, shown.place LIMIT 1`

const cards = (viewer: Viewer, rest: RawBuilder<unknown>) => sql<ArticleCardRow>`
  SELECT ${plannedOnce} a.id, a.type, a.is_shopping, a.kind, a.slug, a.title, a.intro, a.published_at, a.updated_at,
    (${coverFor(viewer)}) AS cover
  FROM articles a ${rest}`

const isForViewer = (viewer: Viewer): RawBuilder<boolean> =>
  sql`${sql.lit(seesShopping(viewer))} OR NOT a.is_shopping`

/** All in which the viewer's language is written. */
const localesOf = ({ locale }: Viewer): string[] => LOCALES.filter((one) => isSameLanguage(one, locale))

/** Published, in the viewer's language or in none, and without shopping where the viewer sees none. */
const isListedFor = (viewer: Viewer): RawBuilder<boolean> => sql`(
  a.published_at IS NOT NULL AND (a.locale IS NULL OR a.locale = ANY(${localesOf(viewer)}::text[])) AND (${isForViewer(viewer)}))`

export type ArticlePosition = readonly [publishedAt: string, id: string]

/** Published articles, newest first. */
export async function listArticles(
  db: Db,
  viewer: Viewer,
  { after, limit }: { after: ArticlePosition | null; limit: number },
): Promise<ArticleCardRow[]> {
  const from = after && sql`AND (a.published_at, a.id) < (${after[0]}::timestamptz, ${after[1]}::bigint)`
  const { rows } = await cards(
    viewer,
    sql`WHERE ${isListedFor(viewer)} ${from ?? sql``} ORDER BY a.published_at DESC, a.id DESC LIMIT ${limit}`,
  ).execute(db)
  return rows
}

/** An article that the viewer may read; drafts where `withDrafts`. */
export async function findArticle(
  db: Db,
  viewer: Viewer,
  { id, withDrafts }: { id: string; withDrafts: boolean },
): Promise<ArticleCardRow | undefined> {
  const isOut = withDrafts ? sql`true` : sql`a.published_at IS NOT NULL`
  const { rows } = await cards(
    viewer,
    sql`WHERE a.id = ${id} AND ${isOut} AND (${isForViewer(viewer)})`,
  ).execute(db)
  return rows[0]
}

/** Articles that show the picture, then those about one of its topics. */
export async function listArticlesAbout(
  db: Db,
  viewer: Viewer,
  { aggregatedPinId, limit }: { aggregatedPinId: string; limit: number },
): Promise<ArticleCardRow[]> {
  const { rows } = await cards(
    viewer,
    sql`
    CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT FROM article_pins s JOIN pins p ON p.id = s.pin_id
      WHERE s.article_id = a.id AND p.aggregated_pin_id = ${aggregatedPinId}::bigint
    ) AS is_shown) about
    WHERE ${isListedFor(viewer)} AND (about.is_shown OR a.interest_id IN (
      SELECT interest_id FROM pin_interests WHERE aggregated_pin_id = ${aggregatedPinId}::bigint))
    ORDER BY about.is_shown DESC, a.published_at DESC, a.id DESC LIMIT ${limit}`,
  ).execute(db)
  return rows
}

/** Expression of the `SectionRow`s of the article `a`. */
export const sectionsColumn = sql<SectionRow[]>`(
  SELECT coalesce(json_agg(json_build_object('title', s.title, 'text', s.text, 'pinIds', (
      SELECT coalesce(json_agg(shown.pin_id::text ORDER BY shown.place), '[]') FROM article_pins shown
      WHERE shown.article_id = s.article_id AND shown.section_place = s.place
    )) ORDER BY s.place), '[]')
  FROM article_sections s WHERE s.article_id = a.id)`

export async function loadSections(db: Db, articleId: string): Promise<SectionRow[]> {
  const { rows } = await sql<{ sections: SectionRow[] }>`
    SELECT ${sectionsColumn} AS sections FROM articles a WHERE a.id = ${articleId}`.execute(db)
  return rows[0]?.sections ?? []
}
