import { sql } from 'kysely'
import type { SponsorshipStatus } from '@tessera/api-types/sponsorships/sponsorship-status'
import { isBoardSeenBy, isVisiblePerson } from '../../db/visibility.ts'
import type { Db } from '../../kernel/deps.ts'
import { sponsorshipColumn } from './sponsorship-column-store.ts'
import type { SponsorshipRow } from './sponsorship-view.ts'
import type { SponsorshipState } from './sponsorship-rules.ts'

export interface HeldSponsorship {
  aggregatedPinId: string
  creatorId: string
  sponsorId: string | null
  status: SponsorshipStatus
  /** Where it was asked for; null once that pin is gone. */
  pinId: string | null
}

/** Whether the pin is the member's own and no copy. */
export async function isOriginalOf(tx: Db, userId: string, pinId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pins')
    .select('id')
    .where('id', '=', pinId)
    .where('userId', '=', userId)
    .where('savedFromPinId', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether a member may meet this person, and this person see the pin. */
export async function canBeAsked(
  tx: Db,
  { personId, viewerId, pinId }: { personId: string; viewerId: string; pinId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM users u, pins p
    WHERE u.id = ${personId}::bigint AND p.id = ${pinId}::bigint AND u.id <> ${viewerId}::bigint
      AND ${isVisiblePerson('u', viewerId)}
      AND ${isBoardSeenBy(sql`p.board_id`, personId)}`.execute(tx)
  return rows.length > 0
}

interface NewSponsorship {
  aggregatedPinId: string
  creatorId: string
  sponsorId: string
  pinId: string
  askedAt: Date
}

/** In place of one that was denied or ended; false where one waits or holds. */
export async function insertSponsorship(tx: Db, given: NewSponsorship): Promise<boolean> {
  const { sponsorId, pinId, askedAt } = given
  const row = await tx
    .insertInto('sponsorships')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .column('aggregatedPinId')
        .doUpdateSet({ sponsorId, pinId, askedAt, status: 0, answeredAt: null })
        .where('sponsorships.sponsorId', 'is', null),
    )
    .returning('aggregatedPinId')
    .executeTakeFirst()
  return row !== undefined
}

/** Holds the sponsorship of the picture that a pin shows. */
export async function lockSponsorship(tx: Db, pinId: string): Promise<HeldSponsorship | undefined> {
  const { rows } = await sql<HeldSponsorship>`
    SELECT sp.aggregated_pin_id, sp.creator_id, sp.sponsor_id, sp.status, sp.pin_id
    FROM pins p JOIN sponsorships sp ON sp.aggregated_pin_id = p.aggregated_pin_id
    WHERE p.id = ${pinId}::bigint FOR UPDATE OF sp`.execute(tx)
  return rows[0]
}

export const saveAnswer = (tx: Db, aggregatedPinId: string, state: SponsorshipState, answeredAt: Date) =>
  tx
    .updateTable('sponsorships')
    .set({ ...state, answeredAt })
    .where('aggregatedPinId', '=', aggregatedPinId)
    .execute()

export const removeSponsorship = (tx: Db, aggregatedPinId: string) =>
  tx.deleteFrom('sponsorships').where('aggregatedPinId', '=', aggregatedPinId).execute()

export async function findSponsorship(
  tx: Db,
  aggregatedPinId: string,
  viewerId: string,
): Promise<SponsorshipRow | null> {
  const { rows } = await sql<{ found: SponsorshipRow | null }>`
    SELECT ${sponsorshipColumn(sql`${aggregatedPinId}::bigint`, viewerId)} AS found`.execute(tx)
  return rows[0]?.found ?? null
}
