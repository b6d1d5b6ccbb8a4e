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

/** Of pictures, then of all pins that show them: a pin that came meanwhile is among those that the second sees. */
export async function saveColors(tx: Db, pictures: readonly NamedColors[]): Promise<void> {
  const rows = pictures.map(({ signature, colors }) => ({ signature, colors: `{${colors.join(',')}}` }))
  const named = sql`(SELECT signature, colors::smallint[] AS colors
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given (signature text, colors text)) named`
  await sql`UPDATE images SET colors = named.colors FROM ${named}
    WHERE images.signature = named.signature`.execute(tx)
  await sql`UPDATE pins SET colors = named.colors FROM ${named}
    WHERE pins.image_signature = named.signature AND pins.colors IS DISTINCT FROM named.colors`.execute(tx)
}
