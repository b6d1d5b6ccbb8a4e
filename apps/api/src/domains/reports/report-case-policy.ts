import type { Member } from '@tessera/shared-auth'

interface Judged {
  state: string
  makerId: string | null
  isEmployee: boolean
  isWriteBanned: boolean
}

const isOwn = ({ userId }: Member, { makerId }: Judged): boolean => makerId === userId

/** Nobody answers a report of what they made themselves. */
export const canDecide = (viewer: Member, judged: Judged): boolean =>
  judged.state === 'open' && !isOwn(viewer, judged)

/** Those who look after the site are no matter of reports. */
export const mayBeBanned = (viewer: Member, judged: Judged): boolean =>
  judged.makerId !== null && !judged.isEmployee && !isOwn(viewer, judged)
