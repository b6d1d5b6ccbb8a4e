import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import { sql, type RawBuilder } from 'kysely'
import { isVisiblePerson } from '../../db/visibility.ts'

const person = (column: string, viewerId: string | null) => sql`
  (SELECT json_build_object('id', party.id::text, 'username', party.username, 'fullName', party.full_name,
      'avatarSignature', party.avatar_signature, 'isVerifiedMerchant', party.is_verified_merchant)
    FROM users party WHERE party.id = ${sql.ref(column)} AND ${isVisiblePerson('party', viewerId)})`

/** Expression of a `SponsorshipRow`; null where there is none. */
export const sponsorshipColumn = (aggregatedPinId: RawBuilder<unknown>, viewerId: string | null) => sql`
  (SELECT json_build_object('status', sp.status, 'creatorId', sp.creator_id::text,
      'sponsorId', sp.sponsor_id::text, 'creator', ${person('sp.creator_id', viewerId)},
      'sponsor', ${person('sp.sponsor_id', viewerId)})
    FROM sponsorships sp WHERE sp.aggregated_pin_id = ${aggregatedPinId})`

/** Whether the sponsor of the aggregated pin `a` has approved. */
export const isPaidColumn = sql`EXISTS (SELECT FROM sponsorships sp
  WHERE sp.aggregated_pin_id = a.id AND sp.status = ${sql.lit(SPONSORSHIP_STATUS.approved)})`
