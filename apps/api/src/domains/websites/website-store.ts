import { sql, type Insertable, type Selectable } from 'kysely'
import type { VerifiedWebsites } from '../../db/schema.generated.ts'
import type { Db } from '../../kernel/deps.ts'

export type WebsiteRow = Selectable<VerifiedWebsites>

export const websitesOf = (db: Db, userId: string): Promise<WebsiteRow[]> =>
  db.selectFrom('verifiedWebsites').selectAll().where('userId', '=', userId).orderBy('verifiedAt').execute()

export async function lockMember(tx: Db, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** One that is proved again, also in another way, has been proved since the first time. */
export async function saveWebsite(tx: Db, website: Insertable<VerifiedWebsites>): Promise<void> {
  const { url, method, checkedAt } = website
  await tx
    .insertInto('verifiedWebsites')
    .values(website)
    .onConflict((clash) =>
      clash.columns(['userId', 'host']).doUpdateSet({ url, method, checkedAt, failedChecks: 0 }),
    )
    .execute()
}

export async function deleteWebsite(tx: Db, userId: string, host: string): Promise<void> {
  await tx.deleteFrom('verifiedWebsites').where('userId', '=', userId).where('host', '=', host).execute()
}

/** Names a proved website on a profile that names none. */
export async function nameWebsite(tx: Db, userId: string, websiteUrl: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ websiteUrl })
    .where('id', '=', userId)
    .where('websiteUrl', 'is', null)
    .execute()
}

/** The website a profile names counts as proved exactly when it is. */
export async function refreshWebsiteProof(tx: Db, userId: string): Promise<void> {
  await sql`
    UPDATE users u SET
      is_domain_verified = EXISTS (
        SELECT FROM verified_websites w WHERE w.user_id = u.id
          AND w.host = regexp_replace(lower(substring(u.website_url from '^https?://([^/?#]+)')), '^www\.', ''))
    WHERE u.id = ${userId}`.execute(tx)
}

export const dueForCheck = (db: Db, before: Date, limit: number): Promise<WebsiteRow[]> =>
  db
    .selectFrom('verifiedWebsites')
    .selectAll()
    .where('checkedAt', '<', before)
    .orderBy('checkedAt')
    .limit(limit)
    .execute()

/** Notes the outcome of a check; returns how many failed in a row. */
export async function noteCheck(
  tx: Db,
  { userId, host }: Pick<WebsiteRow, 'userId' | 'host'>,
  { isThere, at }: { isThere: boolean; at: Date },
): Promise<number> {
  const row = await tx
    .updateTable('verifiedWebsites')
    .set({ checkedAt: at, failedChecks: isThere ? 0 : sql<number>`failed_checks + 1` })
    .where('userId', '=', userId)
    .where('host', '=', host)
    .returning('failedChecks')
    .executeTakeFirst()
  return row?.failedChecks ?? 0
}
