import type { LoggedOutUserInfo } from '@tessera/api-types/identity/views'
import type { Access } from '@tessera/api-types/route'

/** What a signed-out viewer carries of the person who was here before: nothing without an address and a first name. */
export const carriedInfo = (info: LoggedOutUserInfo | null): LoggedOutUserInfo | null =>
  info?.email && info.first_name ? info : null

/** `login_state` of a session row. // spec 001 §3 */
export const LOGIN_STATE_FULL = 1
export const LOGIN_STATE_LIMITED = 2

interface Anybody {
  isBot: boolean
  locale: string
  country: string
}

export interface Visitor extends Anybody {
  state: 'UNAUTH'
}

interface SignedIn extends Anybody {
  userId: string
  username: string
  sessionId: string
  isEmployee: boolean
  isPartner: boolean
  isEmailVerified: boolean
  isWriteBanned: boolean
  isUnder16: boolean
}

export interface LimitedMember extends SignedIn {
  state: 'LIMITED_LOGIN'
}

export interface Member extends SignedIn {
  state: 'AUTH'
}

/** Who is looking: exactly one of three states; a bot is an UNAUTH viewer with `isBot`. */
export type Viewer = Visitor | LimitedMember | Member
export type ViewerState = Viewer['state']
export type ViewerType = 'bot' | 'authenticated' | 'unauthenticated' | 'limited-login'

/** The viewer type of an access word, so that a handler need not ask twice. */
export type ViewerFor<A extends Access> = A extends 'member' | 'employee'
  ? Member
  : A extends 'limited'
    ? Member | LimitedMember
    : Viewer

export function viewerState(user: { login_state: number } | null): ViewerState {
  if (user === null) return 'UNAUTH'
  return user.login_state === LOGIN_STATE_LIMITED ? 'LIMITED_LOGIN' : 'AUTH'
}

export function viewerType({ state, isBot }: Pick<Viewer, 'state' | 'isBot'>): ViewerType {
  if (isBot) return 'bot'
  if (state === 'AUTH') return 'authenticated'
  return state === 'LIMITED_LOGIN' ? 'limited-login' : 'unauthenticated'
}

/** People under 16 see no prices, products or shopping. */
export const seesShopping = (viewer: Viewer): boolean => viewer.state === 'UNAUTH' || !viewer.isUnder16

/** The member behind a viewer, or null for a visitor. */
export const memberId = (viewer: Viewer): string | null => (viewer.state === 'UNAUTH' ? null : viewer.userId)

export type Refusal = 'SIGN_IN_REQUIRED' | 'PASSWORD_REQUIRED' | 'NOT_FOUND'

/** Why a viewer may not make a call of this access, or null. Employee calls look missing to others. */
export function refusal(access: Access, viewer: Viewer): Refusal | null {
  if (access === 'anyone') return null
  if (access === 'employee') return viewer.state === 'AUTH' && viewer.isEmployee ? null : 'NOT_FOUND'
  if (viewer.state === 'UNAUTH') return 'SIGN_IN_REQUIRED'
  if (access === 'member' && viewer.state === 'LIMITED_LOGIN') return 'PASSWORD_REQUIRED'
  return null
}
