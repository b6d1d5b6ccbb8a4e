import { sql } from 'kysely'
import type { TagEventName } from '@tessera/api-types/tags/tag-options'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import type { Db } from '../../kernel/deps.ts'
import { containing, plainColumn, readList, textColumn, type Listed } from '../../db/admin-list.ts'

export interface TagRow {
  id: string
  businessId: string
  adAccountId: string
  adAccountName: string
  name: string
  hasAutomaticEnhancedMatch: boolean
  leaderTagId: string | null
  createdAt: Date
  lastEventName: TagEventName | null
  lastFiredAt: Date | null
}

/** `only` names the ad accounts a person reaches; null stands for all of the business. */
const tags = (db: Db, businessId: string, only: readonly string[] | null) =>
  db
    .selectFrom('tags as t')
    .innerJoin('adAccounts as a', 'a.id', 't.adAccountId')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('tagEvents as e')
          .select(['e.eventName', 'e.firedAt'])
          .whereRef('e.tagId', '=', 't.id')
          .orderBy('e.firedAt', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('t.businessId', '=', businessId)
    .$if(only !== null, (query) => query.where(sql<boolean>`t.ad_account_id = ANY(${only}::bigint[])`))
    .select([
      't.id',
      't.businessId',
      't.adAccountId',
      'a.name as adAccountName',
      't.name',
      't.hasAutomaticEnhancedMatch',
      't.leaderTagId',
      't.createdAt',
      'last.eventName as lastEventName',
      'last.firedAt as lastFiredAt',
    ])
    .$castTo<TagRow>()

const fields = {
  sort: {
    id: plainColumn('id'),
    name: textColumn('name'),
    created_time: plainColumn('createdAt'),
    last_fired_event: plainColumn('lastFiredAt'),
  },
  filter: {
    q: containing('name', 'id', 'adAccountName'),
    name: containing('name'),
    ad_account_id: (id: string) => sql<boolean>`(ad_account_id = ${id}::bigint OR EXISTS (
      SELECT FROM tags c WHERE c.leader_tag_id = listed.id AND c.ad_account_id = ${id}::bigint))`,
    own_account_id: (id: string) => sql<boolean>`ad_account_id = ${id}::bigint`,
  },
}

/** Tags that lead, and tags whose leader the person does not see; the own ones of an ad account, led or not. */
export const listTopTags = (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  request: ListRequest,
): Promise<Listed<TagRow>> => {
  if ('own_account_id' in request.filter)
    return readList<TagRow>(db, tags(db, businessId, only), request, fields)
  const top = tags(db, businessId, only).where(
    sql<boolean>`(t.leader_tag_id IS NULL OR NOT EXISTS (SELECT FROM tags l WHERE l.id = t.leader_tag_id
      AND (${only}::bigint[] IS NULL OR l.ad_account_id = ANY(${only}::bigint[]))))`,
  )
  return readList<TagRow>(db, top, request, fields)
}

/** The tags that some tags lead, by name. */
export const childTags = async (
  db: Db,
  businessId: string,
  only: readonly string[] | null,
  leaderIds: readonly string[],
): Promise<TagRow[]> =>
  leaderIds.length === 0
    ? []
    : tags(db, businessId, only)
        .where('t.leaderTagId', 'in', leaderIds)
        .orderBy(sql`plain_text(t.name)`)
        .orderBy('t.id')
        .execute()

export async function tag(
  db: Db,
  businessId: string,
  id: string,
  only: readonly string[] | null = null,
): Promise<TagRow | null> {
  return (await tags(db, businessId, only).where('t.id', '=', id).executeTakeFirst()) ?? null
}

export async function countTags(db: Db, businessId: string): Promise<number> {
  const { count } = await db
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('businessId', '=', businessId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

interface NewTag {
  id: string
  businessId: string
  adAccountId: string
  name: string
  hasAutomaticEnhancedMatch: boolean
  leaderTagId: string | null
  createdAt: Date
}

export async function insertTag(tx: Db, given: NewTag): Promise<void> {
  await tx.insertInto('tags').values(given).execute()
}

export async function updateTag(
  tx: Db,
  id: string,
  changes: Partial<Pick<NewTag, 'name' | 'hasAutomaticEnhancedMatch' | 'leaderTagId'>>,
): Promise<void> {
  await tx.updateTable('tags').set(changes).where('id', '=', id).execute()
}

/** A promotion that runs now counts what the tag receives. */
export const isTagPromoted = async (tx: Db, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('promotions')
    .select('id')
    .where('tagId', '=', id)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()) !== undefined

export async function deleteTag(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('tags').where('id', '=', id).execute()
}

const accountsOfTag = (db: Db, tagId: string) =>
  db
    .selectFrom('adAccounts as a')
    .where('a.id', 'in', ({ selectFrom }) =>
      selectFrom('tags as t')
        .select('t.adAccountId')
        .where(({ eb, or }) => or([eb('t.id', '=', tagId), eb('t.leaderTagId', '=', tagId)])),
    )
    .select(['a.id', 'a.name', 'a.country', 'a.currency'])

export const listAccountsOfTag = (
  db: Db,
  tagId: string,
  only: readonly string[] | null,
  request: ListRequest,
) =>
  readList<{ id: string; name: string; country: string; currency: string }>(
    db,
    accountsOfTag(db, tagId).$if(only !== null, (query) =>
      query.where(sql<boolean>`a.id = ANY(${only}::bigint[])`),
    ),
    request,
    {
      sort: { id: plainColumn('id'), name: textColumn('name') },
      filter: { q: containing('name', 'id') },
    },
  )
