import { sql } from 'kysely'
import type { Db } from '../../kernel/deps.ts'

/** Ids of listed pins that lead to a website, newest first, each picture once. */
export async function listDomainPinIds(
  db: Db,
  { domain, before, limit }: { domain: string; before: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM pins WHERE domain = ${domain} AND is_lead AND is_listed
      AND (${before}::bigint IS NULL OR id < ${before}::bigint)
    ORDER BY id DESC LIMIT ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
