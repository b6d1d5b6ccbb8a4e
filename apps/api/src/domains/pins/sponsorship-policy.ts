import {
  SPONSORSHIP_STATUS,
  type SponsorshipStatus,
} from '@tessera/api-types/sponsorships/sponsorship-status'

export interface Parties {
  creatorId: string
  sponsorId: string | null
  status: SponsorshipStatus
}

export type Party = 'creator' | 'sponsor'

export const partyOf = (userId: string | null, { creatorId, sponsorId }: Parties): Party | null => {
  if (userId === null) return null
  if (userId === creatorId) return 'creator'
  return userId === sponsorId ? 'sponsor' : null
}

/** What the sponsor approved is public; before that it concerns the two, afterwards the creator alone. */
export const seesSponsorship = (userId: string | null, parties: Parties): boolean =>
  parties.status === SPONSORSHIP_STATUS.approved || partyOf(userId, parties) !== null

export const canAnswer = (userId: string | null, parties: Parties): boolean =>
  partyOf(userId, parties) === 'sponsor' && parties.status === SPONSORSHIP_STATUS.pending

export const canEnd = (userId: string | null, parties: Parties): boolean => partyOf(userId, parties) !== null
