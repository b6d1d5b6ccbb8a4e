import type { Db } from '../../kernel/deps.ts'

/** Those of the pictures that have a row. */
export async function knownSignatures(db: Db, signatures: readonly string[]): Promise<Set<string>> {
  if (signatures.length === 0) return new Set()
  const rows = await db
    .selectFrom('images')
    .select('signature')
    .where('signature', 'in', signatures)
    .execute()
  return new Set(rows.map(({ signature }) => signature))
}
