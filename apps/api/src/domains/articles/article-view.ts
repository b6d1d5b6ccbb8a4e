import { articlePath } from '@tessera/api-types/articles/article-address'
import type { ArticleCard, ArticleRecord, ArticleView } from '@tessera/api-types/articles/views'
import type { PinCard } from '@tessera/api-types/pins/views'
import type { Site } from '../../kernel/deps.ts'
import { imagesOf } from '../pins/pin-view.ts'
import type { ArticleCardRow, ArticleRecordRow, SectionRow } from './article-row.ts'

const COVER_SIZES = ['474x', '736x', '600x315'] as const

export const toArticleCard = (row: ArticleCardRow, site: Site): ArticleCard => ({
  id: row.id,
  type: row.type,
  is_shopping: row.isShopping,
  kind: row.kind,
  slug: row.slug,
  url: articlePath(row),
  title: row.title,
  intro: row.intro,
  images: row.cover && imagesOf(row.cover, COVER_SIZES, site),
  published_at: row.publishedAt?.toISOString() ?? null,
})

/** Each section with those of its pins that the viewer may see. */
export function toArticleView(
  row: ArticleCardRow,
  { sections, pins }: { sections: readonly SectionRow[]; pins: readonly PinCard[] },
  site: Site,
): ArticleView {
  const byId = new Map(pins.map((pin) => [pin.id, pin]))
  return {
    ...toArticleCard(row, site),
    updated_at: row.updatedAt.toISOString(),
    sections: sections.map(({ title, text, pinIds }) => ({
      title,
      text,
      pins: pinIds.flatMap((id) => byId.get(id) ?? []),
    })),
  }
}

export const toArticleRecord = (row: ArticleRecordRow): ArticleRecord => ({
  id: row.id,
  type: row.type,
  is_shopping: row.isShopping,
  kind: row.kind,
  url: articlePath(row),
  title: row.title,
  intro: row.intro,
  cover_pin_id: row.coverPinId,
  interest_id: row.interestId,
  locale: row.locale,
  sections: row.sections.map(({ title, text, pinIds }) => ({ title, text, pin_ids: pinIds })),
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
})
