import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

export const unnamedPictures = (
  db: Db,
  limit: number,
): Promise<{ signature: string; descriptor: Buffer }[]> =>
  db
    .selectFrom('images')
    .select(['signature', 'descriptor'])
    .where('colors', 'is', null)
    .orderBy('signature')
    .limit(limit)
    .execute()

export interface NamedColors {
  signature: string
  colors: readonly number[]
}

const tableOf = (pictures: readonly NamedColors[]) => {
  const rows = pictures.map(({ signature, colors }) => ({ signature, colors: `{${colors.join(',')}}` }))
  return sql`(SELECT signature, colors::smallint[] AS colors
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (signature text, colors text)) named`
}

/** Of at most so many pins that show the pictures; returns of how many. */
export async function savePinColors(
  tx: Db,
  pictures: readonly NamedColors[],
  limit: number,
): Promise<number> {
  const { numAffectedRows } = await sql`UPDATE pins SET colors = page.colors
    FROM (SELECT pins.id, named.colors FROM ${tableOf(pictures)} JOIN pins ON pins.image_signature = named.signature
      WHERE pins.colors IS DISTINCT FROM named.colors LIMIT ${limit}) page
    WHERE pins.id = page.id`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Of pictures: a pin that comes later has theirs. */
export async function savePictureColors(tx: Db, pictures: readonly NamedColors[]): Promise<void> {
  await sql`UPDATE images SET colors = named.colors FROM ${tableOf(pictures)}
    WHERE images.signature = named.signature`.execute(tx)
}
