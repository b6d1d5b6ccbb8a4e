import type { Member } from '@tessera/shared-auth'

interface Judged {
  state: string
  makerId: string | null
  isEmployee: boolean
  isWriteBanned: boolean
}

const isOwn = ({ userId }: Member, { makerId }: Judged): boolean => makerId === userId

/** No moderator decides a report about their own content. */
export const canDecide = (viewer: Member, judged: Judged): boolean =>
  judged.state === 'open' && !isOwn(viewer, judged)

/** Those who look after the site are no matter of reports. */
export const mayBeBanned = (viewer: Member, judged: Judged): boolean =>
  judged.makerId !== null && !judged.isEmployee && !isOwn(viewer, judged)
