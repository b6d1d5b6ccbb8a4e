import type { Sponsorship } from '@tessera/api-types/sponsorships/views'
import { memberId, type Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toUserMini, type UserMiniRow } from '../users/user-view.ts'
import { canAnswer, canEnd, type Parties, seesSponsorship } from './sponsorship-policy.ts'

/** A sponsorship with those of its people whom the viewer may meet. */
export interface SponsorshipRow extends Parties {
  creator: UserMiniRow | null
  sponsor: UserMiniRow | null
}

export function toSponsorship(row: SponsorshipRow, viewer: Viewer, site: Site): Sponsorship {
  const userId = memberId(viewer)
  return {
    creator: row.creator && toUserMini(row.creator, site),
    sponsor: row.sponsor && toUserMini(row.sponsor, site),
    status: row.status,
    abilities: { can_answer: canAnswer(userId, row), can_end: canEnd(userId, row) },
  }
}

/** The same where the viewer may know of it. */
export const toSeenSponsorship = (row: SponsorshipRow | null, viewer: Viewer, site: Site) =>
  row && seesSponsorship(memberId(viewer), row) ? toSponsorship(row, viewer, site) : null
