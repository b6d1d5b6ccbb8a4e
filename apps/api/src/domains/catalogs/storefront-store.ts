import { sql } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Viewer } from '@tessera/shared-auth'
import { plainColumn, readList, textColumn } from '../../db/admin-list.ts'
import { seesBoard } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'

export interface StorefrontFeedRow {
  id: string
  catalogId: string
  catalogName: string
  name: string
  country: string
  language: string
  isActive: boolean
  isDefault: boolean
}

interface Reader {
  businessId: string
  userId: string
  hasAll: boolean
}

/** Active feeds come in the order they were added, those of the country of the business first. // decided: B-3.38 */
const isDefault = sql<boolean>`(f.id = (SELECT first_one.id FROM catalog_feeds first_one
    JOIN catalogs of_business ON of_business.id = first_one.catalog_id
  WHERE of_business.business_id = b.id AND first_one.is_active
  ORDER BY (first_one.country = b.country) DESC, first_one.id LIMIT 1))`

const feeds = (db: Db, { businessId, userId, hasAll }: Reader) =>
  db
    .selectFrom('catalogFeeds as f')
    .innerJoin('catalogs as c', 'c.id', 'f.catalogId')
    .innerJoin('businesses as b', 'b.id', 'c.businessId')
    .where('c.businessId', '=', businessId)
    .$if(!hasAll, (query) =>
      query.where(
        sql<boolean>`EXISTS (SELECT FROM catalog_access g
          WHERE g.catalog_id = c.id AND g.user_id = ${userId}::bigint)`,
      ),
    )
    .select([
      'f.id',
      'f.catalogId',
      'c.name as catalogName',
      'f.name',
      'f.country',
      'f.language',
      'f.isActive',
      sql<boolean>`coalesce(${isDefault}, false)`.as('isDefault'),
    ])

export const listStorefrontFeeds = (db: Db, reader: Reader, request: ListRequest) =>
  readList<StorefrontFeedRow>(db, feeds(db, reader), request, {
    sort: { id: plainColumn('id'), name: textColumn('name') },
    filter: {},
  })

export const storefrontFeed = async (
  db: Db,
  reader: Reader,
  id: string,
): Promise<StorefrontFeedRow | undefined> => feeds(db, reader).where('f.id', '=', id).executeTakeFirst()

/** The feed a person starts with: the default one, or else the first they can read. */
export const firstFeed = async (db: Db, reader: Reader): Promise<StorefrontFeedRow | undefined> =>
  feeds(db, reader)
    .orderBy('isDefault', 'desc')
    .orderBy('f.isActive', 'desc')
    .orderBy('f.id')
    .executeTakeFirst()

/** What a person chose, as long as they can read the feed. */
export const chosenFeed = async (db: Db, reader: Reader) =>
  feeds(db, reader)
    .innerJoin('storefrontSettings as s', 's.feedId', 'f.id')
    .where('s.businessId', '=', reader.businessId)
    .where('s.userId', '=', reader.userId)
    .select('s.updatedAt')
    .executeTakeFirst()

interface Choice {
  businessId: string
  userId: string
  feedId: string
  updatedAt: Date
}

export async function saveChoice(tx: Db, choice: Choice): Promise<void> {
  const { feedId, updatedAt } = choice
  await tx
    .insertInto('storefrontSettings')
    .values(choice)
    .onConflict((clash) => clash.columns(['businessId', 'userId']).doUpdateSet({ feedId, updatedAt }))
    .execute()
}

interface Input {
  /** The profile of the business. */
  userId: string
  /** The last product of the page before. */
  before: string | null
  limit: number
}

/** Pins of the products of a shop, the newest first: from the feed for the viewer's country and language that has some. */
export async function storefrontPins(
  db: Db,
  viewer: Viewer,
  { userId, before, limit }: Input,
): Promise<{ id: string; pinId: string }[]> {
  const language = viewer.locale.slice(0, 2)
  const { rows } = await sql<{ id: string; pinId: string }>`
    SELECT i.id::text, i.pin_id::text FROM catalog_products i JOIN pins p ON p.id = i.pin_id
    WHERE i.feed_id = (
      SELECT f.id FROM business_profiles profile
        JOIN businesses b ON b.id = profile.business_id
        JOIN catalogs c ON c.business_id = b.id
        JOIN catalog_feeds f ON f.catalog_id = c.id
      WHERE profile.user_id = ${userId}::bigint AND f.is_active
        AND EXISTS (SELECT FROM catalog_products any_item JOIN pins shown ON shown.id = any_item.pin_id
          WHERE any_item.feed_id = f.id AND (shown.is_listed OR ${seesBoard(sql`shown.board_id`, viewer)}))
      ORDER BY (f.country = ${viewer.country}) DESC,
        (f.country = ${viewer.country} AND f.language = ${language}) DESC,
        (f.country = b.country) DESC, f.id
      LIMIT 1)
      AND (${before}::bigint IS NULL OR i.id < ${before}::bigint)
      AND (p.is_listed OR ${seesBoard(sql`p.board_id`, viewer)})
    ORDER BY i.id DESC LIMIT ${limit}`.execute(db)
  return rows
}
