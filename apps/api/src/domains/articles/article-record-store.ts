import { sql, type RawBuilder } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { countRows } from '../../db/admin-list.ts'
import type { Db } from '../../kernel/deps.ts'
import { sectionsColumn } from './article-read-store.ts'
import type { ArticleRecordRow, SectionRow } from './article-row.ts'

const columns = sql`
  a.id, a.type, a.is_shopping, a.kind, a.slug, a.title, a.intro, a.published_at, a.updated_at,
  a.cover_pin_id, a.interest_id, a.locale, ${sectionsColumn} AS sections`

export async function findRecord(db: Db, id: string): Promise<ArticleRecordRow | undefined> {
  const { rows } = await sql<ArticleRecordRow>`SELECT ${columns} FROM articles a WHERE a.id = ${id}`.execute(
    db,
  )
  return rows[0]
}

export async function lockRecord(tx: Db, id: string): Promise<ArticleRecordRow | undefined> {
  await tx.selectFrom('articles').select('id').where('id', '=', id).forUpdate().execute()
  return findRecord(tx, id)
}

const matching = ({ id: ids, q, state }: ListRequest['filter']): RawBuilder<unknown> => {
  const conditions = [sql`true`]
  if (ids) conditions.push(sql`a.id = ANY(${ids}::bigint[])`)
  if (state === 'draft') conditions.push(sql`a.published_at IS NULL`)
  if (state === 'published') conditions.push(sql`a.published_at IS NOT NULL`)
  if (typeof q === 'string' && q.trim() !== '') {
    const pattern = `%${q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    conditions.push(sql`a.title || ' ' || a.intro ILIKE ${pattern}`)
  }
  return sql.join(conditions, sql` AND `)
}

/** One range of the articles; with `filter.id` exactly those. */
export async function listRecords(
  db: Db,
  request: ListRequest,
): Promise<{ rows: ArticleRecordRow[]; total: number }> {
  const {
    sort: [field, direction],
    range: [first, last],
    filter,
  } = request
  const order = sql`${sql.ref(`a.${field}`)} ${sql.raw(direction === 'ASC' ? 'ASC' : 'DESC')} NULLS LAST`
  const range = filter.id ? sql`` : sql`LIMIT ${last - first + 1} OFFSET ${first}`
  const [{ rows }, total] = await Promise.all([
    sql<ArticleRecordRow>`SELECT ${columns} FROM articles a WHERE ${matching(filter)}
      ORDER BY ${order}, a.id ${range}`.execute(db),
    countRows(db, sql`FROM articles a WHERE ${matching(filter)}`, request),
  ])
  return { rows, total }
}

export async function insertRecord(tx: Db, { sections, ...row }: ArticleRecordRow): Promise<void> {
  await tx.insertInto('articles').values(row).execute()
  await insertSections(tx, row.id, sections)
}

export async function updateRecord(tx: Db, { id, sections, ...row }: ArticleRecordRow): Promise<void> {
  await tx.updateTable('articles').set(row).where('id', '=', id).execute()
  await tx.deleteFrom('articleSections').where('articleId', '=', id).execute()
  await insertSections(tx, id, sections)
}

export async function deleteRecord(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('articles').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

async function insertSections(tx: Db, articleId: string, sections: readonly SectionRow[]): Promise<void> {
  if (sections.length === 0) return
  await tx
    .insertInto('articleSections')
    .values(sections.map(({ title, text }, place) => ({ articleId, place, title, text })))
    .execute()
  const pins = sections.flatMap(({ pinIds }, sectionPlace) =>
    pinIds.map((pinId, place) => ({ articleId, sectionPlace, place, pinId })),
  )
  if (pins.length > 0) await tx.insertInto('articlePins').values(pins).execute()
}

/** How many of the pins strangers may see. */
export async function countListed(db: Db, pinIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ listed: number }>`
    SELECT count(*)::int AS listed FROM pins WHERE id = ANY(${[...pinIds]}::bigint[]) AND is_listed`.execute(
    db,
  )
  return rows[0]?.listed ?? 0
}

export const isInterest = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('interests').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
