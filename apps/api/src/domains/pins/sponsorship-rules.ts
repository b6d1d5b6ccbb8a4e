import {
  SPONSORSHIP_STATUS,
  type SponsorshipStatus,
} from '@tessera/api-types/sponsorships/sponsorship-status'

const { approved, denied, ended } = SPONSORSHIP_STATUS

export type Answer = typeof approved | typeof denied

export interface SponsorshipState {
  status: SponsorshipStatus
  sponsorId: string | null
}

/** An approved sponsorship keeps its sponsor, a denied one loses them. */
export const answered = (sponsorship: SponsorshipState, answer: Answer): SponsorshipState => ({
  status: answer,
  sponsorId: answer === approved ? sponsorship.sponsorId : null,
})

/** What is left of it: nothing once its creator ended it, its end without the sponsor once the sponsor did. */
export const endedBy = (party: 'creator' | 'sponsor'): SponsorshipState | null =>
  party === 'creator' ? null : { status: ended, sponsorId: null }
