import type { Selectable } from 'kysely'
import type { ListRequest } from '@tessera/api-types/wire/admin-list'
import { containing, type Listed, plainColumn, readList, textColumn } from '../../db/admin-list.ts'
import type { SiteTexts } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'
import { fieldError } from '../../kernel/domain-error.ts'
import { orLost } from '../../kernel/unique-violation.ts'

export type SiteTextRow = Selectable<SiteTexts>

const nameTaken = () => fieldError('SITE_TEXT_NAME_TAKEN', 'name')

export const readTitles = (db: Db): Promise<Pick<SiteTextRow, 'name' | 'title'>[]> =>
  db.selectFrom('siteTexts').select(['name', 'title']).orderBy('title').orderBy('id').execute()

export const findByName = (db: Db, name: string): Promise<SiteTextRow | undefined> =>
  db.selectFrom('siteTexts').selectAll().where('name', '=', name).executeTakeFirst()

export const findById = (db: Db, id: string): Promise<SiteTextRow | undefined> =>
  db.selectFrom('siteTexts').selectAll().where('id', '=', id).executeTakeFirst()

export const lockById = (tx: Db, id: string): Promise<SiteTextRow | undefined> =>
  tx.selectFrom('siteTexts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const listSiteTexts = (db: Db, request: ListRequest): Promise<Listed<SiteTextRow>> =>
  readList(db, db.selectFrom('siteTexts').selectAll(), request, {
    sort: { title: textColumn('title'), name: plainColumn('name'), updated_at: plainColumn('updated_at') },
    filter: { q: containing('title', 'text') },
  })

export const insertSiteText = (tx: Db, row: SiteTextRow): Promise<unknown> =>
  orLost(tx.insertInto('siteTexts').values(row).execute(), 'site_texts_name_key', nameTaken)

export const updateSiteText = (tx: Db, { id, ...row }: SiteTextRow): Promise<unknown> =>
  orLost(
    tx.updateTable('siteTexts').set(row).where('id', '=', id).execute(),
    'site_texts_name_key',
    nameTaken,
  )

export async function deleteSiteText(tx: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('siteTexts').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
