import { sql } from 'kysely'
import type { ServedAd } from '../../delivery/promotion-token.ts'
import type { Db } from '../../kernel/deps.ts'

interface OfViewer {
  userId: string
  promotionId: string
}

export async function hidePromotion(tx: Db, hidden: OfViewer, hiddenAt: Date): Promise<void> {
  await tx
    .insertInto('hiddenPromotions')
    .values({ ...hidden, hiddenAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function showPromotion(tx: Db, { userId, promotionId }: OfViewer): Promise<void> {
  await tx
    .deleteFrom('hiddenPromotions')
    .where('userId', '=', userId)
    .where('promotionId', '=', promotionId)
    .execute()
}

/** Notes who reported a promotion, and returns how many did; others who report it wait until `tx` ends. */
export async function countReport(
  tx: Db,
  { userId, promotionId, pinId }: OfViewer & Pick<ServedAd, 'pinId' | 'promotionId'>,
  at: Date,
): Promise<number> {
  await sql`SELECT FROM promotions WHERE id = ${promotionId}::bigint FOR UPDATE`.execute(tx)
  await tx
    .insertInto('promotionReports')
    .values({ userId, promotionId, pinId, reportedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { count } = await tx
    .selectFrom('promotionReports')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('promotionId', '=', promotionId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function holdForStaff(tx: Db, promotionId: string): Promise<void> {
  await tx.updateTable('promotions').set({ isHeldForStaff: true }).where('id', '=', promotionId).execute()
}

/** Lets the promotions that show a pin, or were reported for it, go on and forgets who reported them; false where none was held. */
export async function releasePromotions(tx: Db, pinId: string): Promise<boolean> {
  const { rows } = await sql`
    WITH cleared AS (SELECT id FROM promotions WHERE pin_id = ${pinId}::bigint
        UNION SELECT promotion_id FROM promotion_reports WHERE pin_id = ${pinId}::bigint),
      held AS (UPDATE promotions SET is_held_for_staff = false
        WHERE id IN (SELECT id FROM cleared) AND is_held_for_staff RETURNING id),
      forgotten AS (DELETE FROM promotion_reports WHERE promotion_id IN (SELECT id FROM cleared))
    SELECT id FROM held`.execute(tx)
  return rows.length > 0
}

/**
 * Forgets who reported promotions of product groups for a pin, and lets those go on that too few reported for other
 * products; false where none was held.
 */
export async function releaseGroups(tx: Db, pinId: string, reportsToHold: number): Promise<boolean> {
  const { rows } = await sql`
    WITH about AS (SELECT r.promotion_id, r.user_id FROM promotion_reports r JOIN promotions p ON p.id = r.promotion_id
        WHERE p.product_group_id IS NOT NULL AND coalesce(r.pin_id, p.pin_id) = ${pinId}::bigint),
      forgotten AS (DELETE FROM promotion_reports r USING about
        WHERE r.promotion_id = about.promotion_id AND r.user_id = about.user_id)
    UPDATE promotions p SET is_held_for_staff = false
    WHERE p.is_held_for_staff AND p.id IN (SELECT promotion_id FROM about)
      AND (SELECT count(*) FROM promotion_reports r WHERE r.promotion_id = p.id)
        - (SELECT count(*) FROM about WHERE about.promotion_id = p.id) < ${reportsToHold}
    RETURNING p.id`.execute(tx)
  return rows.length > 0
}

/** Where an ad leads as it was served, and whether a tag counts what comes of it; null for one that was refused. */
export async function destinationOf(
  db: Db,
  { promotionId, pinId }: Pick<ServedAd, 'pinId' | 'promotionId'>,
): Promise<{ destinationUrl: string; hasTag: boolean } | null> {
  const found = await db
    .selectFrom('promotions as p')
    .leftJoin('pins', (join) =>
      join
        .on(sql<boolean>`pins.id = coalesce(${pinId}::bigint, p.pin_id)`)
        .on('p.productGroupId', 'is not', null),
    )
    .select((eb) => [eb.fn.coalesce('pins.link', 'p.destinationUrl').as('destinationUrl'), 'p.tagId'])
    .where('p.id', '=', promotionId)
    .where('p.status', '!=', 'REJECTED')
    .executeTakeFirst()
  return found ? { destinationUrl: found.destinationUrl, hasTag: found.tagId !== null } : null
}
