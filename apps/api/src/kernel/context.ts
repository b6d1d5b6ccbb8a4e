import type { Viewer } from '@tessera/shared-auth'
import type { HostSite } from '../sites/sites.ts'
import type { Deps } from './deps.ts'

/** The caller's side of one call, whatever transport brought it. */
export interface CallerInfo {
  requestId: string
  ip: string
  /** Asked on this very machine, not through a proxy on it. */
  isLocal: boolean
  userAgent: string
  installId: string | null
  idempotencyKey: string | null
  /** The secret this call was signed in with; only its hash is ever stored. */
  sessionToken: string | null
  /** The httpOnly cookies of this browser. */
  cookies: Readonly<Partial<Record<HttpOnlyCookie, string>>>
  /** Somebody was too young to sign up on this browser within the last day. */
  isAgeRestricted: boolean
  /** The browser asks not to be sold: Global Privacy Control. */
  isPrivacySignalled: boolean
}

/** What an operation may do to the caller's sign-in, applied by the transport when the call succeeds. */
export interface SessionEffects {
  begin(token: string, expiresAt: Date): void
  /** Gives the session a new secret; calls that are under way go on as they are. */
  renew(token: string, expiresAt: Date): void
  end(): void
  /** Leaves a cookie that our own pages read; it is no secret and gives no rights. Also kept when the call fails. */
  mark(name: MarkerCookie, value: string, keepSeconds: number): void
  /** Gives the browser something to keep that no page can read; null takes it back. */
  keep(name: HttpOnlyCookie, value: string | null, keepSeconds: number): void
}

export type MarkerCookie =
  | 'age_restricted'
  | 'logged_out'
  | 'logged_out_at'
  | 'cookie_consent'
  | 'account_group'

export const HTTP_ONLY_COOKIES = [
  'account_group_secret',
  'remembered_person',
  'social_authorization',
  'social_ticket',
  'facebook_token',
  'unauth_id',
] as const
export type HttpOnlyCookie = (typeof HTTP_ONLY_COOKIES)[number]

/** Finds who is behind a request; the identity domain provides it. */
export type ViewerSource = (hints: ViewerHints) => Promise<Viewer>

export interface ViewerHints {
  token: string | null
  userAgent: string
  acceptLanguage: string
  localeCookie: string | null
  /** Country code a trusted proxy found for the address, as it was sent. */
  countryFromIp: string | null
  /** The settings of the host name; nothing on the main site. */
  hostSite?: HostSite | null
}

export interface Context<V extends Viewer = Viewer> {
  viewer: V
  deps: Deps
  caller: CallerInfo
  session: SessionEffects
}
