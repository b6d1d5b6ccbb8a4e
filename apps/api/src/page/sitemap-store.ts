import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../kernel/deps.ts'

export const SITEMAP_KINDS = ['pins', 'boards', 'profiles'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

export const SITEMAP_PAGE_SIZE = 10_000

/** Who does not want to be found by search engines stands in no list of them. */
const isFound = (userId: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT FROM user_settings s WHERE s.user_id = ${userId} AND s.is_hidden_from_search)`

/** What strangers may see, as `id` and `path`. */
const LISTED = {
  pins: sql`SELECT id, '/pin/' || id AS path FROM pins WHERE is_listed AND is_lead AND ${isFound(sql`pins.user_id`)}`,
  boards: sql`
    SELECT b.id, '/' || u.username || '/' || b.slug AS path
    FROM boards b JOIN users u ON u.id = b.owner_id
    WHERE b.privacy = 'public' AND b.archived_at IS NULL
      AND NOT u.is_private_profile AND u.deactivated_at IS NULL AND ${isFound(sql`u.id`)}`,
  profiles: sql`
    SELECT id, '/' || username AS path FROM users
    WHERE NOT is_private_profile AND deactivated_at IS NULL AND ${isFound(sql`users.id`)}`,
}

/** The first id of every page. */
export async function sitemapPages(db: Db, kind: SitemapKind): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place FROM (${LISTED[kind]}) listed) numbered
    WHERE place % ${sql.lit(SITEMAP_PAGE_SIZE)} = 0 ORDER BY id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function sitemapPaths(db: Db, kind: SitemapKind, from: string): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    SELECT path FROM (${LISTED[kind]}) listed WHERE id >= ${from}
    ORDER BY id LIMIT ${sql.lit(SITEMAP_PAGE_SIZE)}`.execute(db)
  return rows.map(({ path }) => path)
}
