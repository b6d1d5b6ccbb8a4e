/** As the wire has them; `pending` waits for the sponsor. spec 000 §9 */
export const SPONSORSHIP_STATUS = { pending: 0, approved: 1, denied: 2, ended: 3 } as const

export type SponsorshipStatus = (typeof SPONSORSHIP_STATUS)[keyof typeof SPONSORSHIP_STATUS]

/** It waits or holds: nobody else can be asked. */
export const isStanding = (status: SponsorshipStatus): boolean =>
  status === SPONSORSHIP_STATUS.pending || status === SPONSORSHIP_STATUS.approved
