import { arrivalIn } from '@tessera/shared-tracking'
import { sessionStore } from '../../shared/browser/storage.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { selectRequestContext } from '../session/session-slice.ts'

const OPEN = 'open_visit'
const INVITE = 'invite_code'

/** How the visitor came here, from the address that this page was opened at. */
export const landingOf = (state: RootState) => arrivalIn(selectRequestContext(state)?.fullPath ?? '/')

/** Keeps, for this visit of the browser, that it is an open one and whose invite it follows. */
export function keepLanding(state: RootState): void {
  const { isOpen, inviteCode } = landingOf(state)
  if (isOpen) sessionStore.write(OPEN, '1')
  if (inviteCode !== null) sessionStore.write(INVITE, inviteCode)
}

/** No sign-up wall and no offers to sign up or to install: the member who sent the visitor wants them to look around. // spec 001 §4 */
export const isOpenVisit = (state: RootState): boolean =>
  landingOf(state).isOpen || sessionStore.read(OPEN) === '1'

/** The invitation has done its work. */
export const forgetInvite = (): void => sessionStore.remove(INVITE)

export const inviteCodeOf = (state: RootState): string | null =>
  landingOf(state).inviteCode ?? sessionStore.read(INVITE)
