import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../kernel/deps.ts'
import { isActive } from '../db/visibility.ts'

export const SITEMAP_KINDS = ['pins', 'boards', 'profiles', 'topics', 'articles'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

export const SITEMAP_PAGE_SIZE = 10_000

/** Who does not want to be found by search engines stands in no list of them. */
const isFound = (userId: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT FROM user_settings s WHERE s.user_id = ${userId} AND s.is_hidden_from_search)`

/** What strangers may see, as `id`, the `path` of its page and when that changed last. */
const LISTED = {
  pins: sql`SELECT id, '/pin/' || id || '/' AS path, created_at AS changed_at FROM pins
    WHERE is_listed AND is_lead AND ${isFound(sql`pins.user_id`)}`,
  boards: sql`
    SELECT b.id, '/' || u.username || '/' || b.slug || '/' AS path, b.last_pin_at AS changed_at
    FROM boards b JOIN users u ON u.id = b.owner_id
    WHERE b.privacy = 'public' AND b.archived_at IS NULL
      AND NOT u.is_private_profile AND ${isActive('u')} AND ${isFound(sql`u.id`)}`,
  profiles: sql`
    SELECT id, '/' || username || '/' AS path, (SELECT p.created_at FROM pins p
      WHERE p.user_id = users.id AND p.is_listed ORDER BY p.id DESC LIMIT 1) AS changed_at FROM users
    WHERE NOT is_private_profile AND ${isActive('users')} AND ${isFound(sql`users.id`)}`,
  articles: sql`
    SELECT id, '/today/' || kind || '/' || slug || '/' || id || '/' AS path, updated_at AS changed_at
    FROM articles WHERE published_at IS NOT NULL`,
  topics: sql`SELECT id, '/topics/' || slug || '/' AS path, NULL::timestamptz AS changed_at FROM interests`,
}

/** The first id of every page. */
export async function sitemapPages(db: Db, kind: SitemapKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM (${LISTED[kind]}) listed) numbered
    WHERE place % ${sql.lit(SITEMAP_PAGE_SIZE)} = 0 ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ListedPage {
  path: string
  changedAt: Date | null
}

export async function listedPages(db: Db, kind: SitemapKind, from: string): Promise<ListedPage[]> {
  const { rows } = await sql<ListedPage>`
    SELECT path, changed_at FROM (${LISTED[kind]}) listed WHERE id >= ${from}
    ORDER BY id LIMIT ${sql.lit(SITEMAP_PAGE_SIZE)}`.execute(db)
  return rows
}
