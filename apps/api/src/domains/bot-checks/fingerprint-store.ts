import type { Db } from '../../kernel/deps.ts'

export async function saveFingerprint(
  db: Db,
  row: { installHash: Buffer; fingerprintHash: Buffer; seenAt: Date },
): Promise<void> {
  const { fingerprintHash, seenAt } = row
  await db
    .insertInto('fingerprints')
    .values(row)
    .onConflict((clash) => clash.column('installHash').doUpdateSet({ fingerprintHash, seenAt }))
    .execute()
}

export async function fingerprintOf(db: Db, installHash: Buffer): Promise<Buffer | null> {
  const row = await db
    .selectFrom('fingerprints')
    .select('fingerprintHash')
    .where('installHash', '=', installHash)
    .executeTakeFirst()
  return row?.fingerprintHash ?? null
}

export async function deleteOldFingerprints(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('fingerprints').where('seenAt', '<', before).execute()
}
