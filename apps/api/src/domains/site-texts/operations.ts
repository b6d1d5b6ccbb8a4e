import { type SiteText, siteTextsContracts as contracts } from '@tessera/api-types/site-texts/contracts'
import { DomainError } from '../../kernel/domain-error.ts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import {
  deleteSiteText,
  findById,
  findByName,
  insertSiteText,
  listSiteTexts,
  lockById,
  readTitles,
  type SiteTextRow,
  updateSiteText,
} from './site-text-store.ts'

function found<T>(row: T | undefined): T {
  if (!row) throw new DomainError('SITE_TEXT_NOT_FOUND')
  return row
}

const toSiteText = ({ name, title, text, updatedAt }: SiteTextRow): SiteText => ({
  name,
  title,
  text,
  updated_at: updatedAt.toISOString(),
})

const toRecord = (row: SiteTextRow) => ({ id: row.id, version: row.version, ...toSiteText(row) })

export const siteTextsOperations: Operation[] = [
  implement(contracts['siteTexts.list'], (_input, { deps }) => readTitles(deps.read)),
  implement(contracts['siteTexts.get'], async ({ name }, { deps }) =>
    toSiteText(found(await findByName(deps.read, name))),
  ),
  implement(contracts['siteTextRecords.list'], async (request, { deps }) => {
    const { rows, total, offset } = await listSiteTexts(deps.read, request)
    return { items: rows.map(toRecord), total, offset }
  }),
  implement(contracts['siteTextRecords.get'], async ({ id }, { deps }) =>
    toRecord(found(await findById(deps.read, id))),
  ),
  implement(contracts['siteTextRecords.create'], (given, { deps }) =>
    deps.transact(async (tx) => {
      const row = { ...given, id: deps.newId(), version: 1, updatedAt: deps.now() }
      await insertSiteText(tx, row)
      return toRecord(row)
    }),
  ),
  implement(contracts['siteTextRecords.update'], ({ id, version, ...changes }, { deps }) =>
    deps.transact(async (tx) => {
      const before = found(await lockById(tx, id))
      refuseStale(before, version)
      const after = { ...before, ...changes, version: before.version + 1, updatedAt: deps.now() }
      await updateSiteText(tx, after)
      return toRecord(after)
    }),
  ),
  implement(contracts['siteTextRecords.delete'], ({ id }, { deps }) =>
    deps.transact(async (tx) => {
      if (!(await deleteSiteText(tx, id))) throw new DomainError('SITE_TEXT_NOT_FOUND')
      return { id }
    }),
  ),
]
