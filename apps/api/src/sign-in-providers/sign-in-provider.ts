/** Somebody as a provider vouches for them. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  firstName: string
  lastName: string
  username: string | null
  url: string | null
}

/** What connects an account to somebody at a provider. */
export type VouchedIdentity = Pick<ProvenIdentity, 'issuer' | 'subject' | 'username' | 'url'> & {
  slot: string
}

/** What the browser keeps while it is at the provider: the response must match it. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  verifier: string
}

export interface SignInProvider {
  slot: string
  name: string
  iconUrl: string | null
  clientId: string
  browserConfigUrl: string | null
  /** The authorization URL at the provider, which redirects back to `redirectUri`. */
  authorizationUrl(authorization: AuthorizationRequest, redirectUri: string): Promise<string>
  /**
   * Reads the provider's response; `idToken` is null at providers without one.
   * @throws SignInRefused
   */
  finish(
    answer: URL,
    authorization: AuthorizationRequest,
  ): Promise<{ identity: ProvenIdentity; idToken: string | null }>
  /**
   * Checks an ID token against the provider's keys: signature, issuer, audience, expiry and, where one is given, nonce.
   * @throws SignInRefused
   */
  verifyIdToken(token: string, acceptsNonce?: (nonce: unknown) => boolean): Promise<ProvenIdentity>
}

/** The provider, or somebody in its name, did not prove anything. */
export class SignInRefused extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause })
    this.name = 'SignInRefused'
  }
}

export interface SignInProviders {
  all: readonly SignInProvider[]
  find(slot: string): SignInProvider | undefined
  /** The sign-in script and the slot whose tokens it brings. */
  script: { url: string; clientId: string; slot: string } | null
}

/** @internal Tests begin without any. */
export const noSignInProviders: SignInProviders = { all: [], find: () => undefined, script: null }

/** Whether a visitor could be signed in without a form. */
export const signsInSilently = ({ all, script }: SignInProviders): boolean =>
  script !== null || all.some(({ browserConfigUrl }) => browserConfigUrl !== null)
