import type { FeedFormat, FeedSchedule } from '@tessera/api-types/catalogs/catalog-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, plainColumn, readList, textColumn } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'

export interface FeedRecord {
  id: string
  catalogId: string
  name: string
  format: FeedFormat
  country: string
  language: string
  currency: string
  url: string | null
  schedule: FeedSchedule
  isActive: boolean
  nextRunAt: Date | null
  createdAt: Date
}

const feeds = (db: Db, catalogId: string) =>
  db.selectFrom('catalogFeeds').selectAll().where('catalogId', '=', catalogId).$castTo<FeedRecord>()

export const listFeeds = (db: Db, catalogId: string, request: ListRequest) =>
  readList<FeedRecord>(db, feeds(db, catalogId), request, {
    sort: { id: plainColumn('id'), name: textColumn('name') },
    filter: { q: containing('name') },
  })

export async function feed(db: Db, catalogId: string, id: string): Promise<FeedRecord | null> {
  return (await feeds(db, catalogId).where('id', '=', id).executeTakeFirst()) ?? null
}

export async function countFeeds(db: Db, catalogId: string): Promise<number> {
  const { count } = await db
    .selectFrom('catalogFeeds')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('catalogId', '=', catalogId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertFeed(tx: Db, given: FeedRecord): Promise<void> {
  await tx.insertInto('catalogFeeds').values(given).execute()
}

export async function updateFeed(
  tx: Db,
  id: string,
  changes: Partial<Pick<FeedRecord, 'name' | 'url' | 'schedule' | 'isActive' | 'nextRunAt'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await tx.updateTable('catalogFeeds').set(changes).where('id', '=', id).execute()
}

export async function deleteFeed(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('catalogFeeds').where('id', '=', id).execute()
}

/** Feeds to be fetched by now, so that no other process takes them too. */
export const dueFeeds = (tx: Db, now: Date, most: number): Promise<FeedRecord[]> =>
  tx
    .selectFrom('catalogFeeds')
    .selectAll()
    .where('nextRunAt', '<=', now)
    .where('isActive', '=', true)
    .orderBy('nextRunAt')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .$castTo<FeedRecord>()
    .execute()
