import type { Selectable } from 'kysely'
import type { FieldChange } from '@tessera/api-types/business/views'
import type { SiteBrand } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export type SiteBrandRow = Omit<Selectable<SiteBrand>, 'isOnly'>

const columns = ['name', 'logoSignature', 'accentLight', 'accentDark', 'version'] as const

const brand = (db: Db) => db.selectFrom('siteBrand').select(columns)

export const readBrand = (db: Db): Promise<SiteBrandRow> => brand(db).executeTakeFirstOrThrow()

export const lockBrand = (tx: Db): Promise<SiteBrandRow> => brand(tx).forUpdate().executeTakeFirstOrThrow()

export async function updateBrand(tx: Db, row: SiteBrandRow): Promise<void> {
  await tx.updateTable('siteBrand').set(row).execute()
}

export interface BrandChangeRow {
  id: string
  actorName: string | null
  occurredAt: Date
  changes: FieldChange[]
}

export async function insertBrandChange(
  tx: Db,
  row: { id: string; actorId: string; occurredAt: Date; changes: readonly FieldChange[] },
): Promise<void> {
  await tx
    .insertInto('siteBrandChanges')
    .values({ ...row, changes: JSON.stringify(row.changes) })
    .execute()
}

const HISTORY_SHOWN = 50

export const listBrandChanges = (db: Db): Promise<BrandChangeRow[]> =>
  db
    .selectFrom('siteBrandChanges as change')
    .leftJoin('users as actor', 'actor.id', 'change.actorId')
    .select(['change.id', 'actor.fullName as actorName', 'change.occurredAt', 'change.changes'])
    .orderBy('change.id', 'desc')
    .limit(HISTORY_SHOWN)
    .$castTo<BrandChangeRow>()
    .execute()
