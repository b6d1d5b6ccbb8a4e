import type { StartAuthenticationOpts, StartRegistrationOpts } from '@simplewebauthn/browser'
import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '@tessera/api-types/second-factor/passkey-json'
import { passkeyOrigins } from '@tessera/api-types/second-factor/passkey-origins'

/** A passkey belongs to a name: a site that is reached at a bare address has none. */
const BARE_ADDRESS = /^[\d.]+$|:/

/** Whether this browser has passkeys for the site at these origins, the main one first. */
export const canUsePasskeys = (origins: readonly [string, ...string[]]): boolean =>
  typeof window !== 'undefined' &&
  'PublicKeyCredential' in window &&
  !BARE_ADDRESS.test(window.location.hostname) &&
  passkeyOrigins(origins).includes(window.location.origin)

type RequestJson = StartAuthenticationOpts['optionsJSON']
type CreationJson = StartRegistrationOpts['optionsJSON']

/** Signs what the server asked with one of the person's passkeys; null when they would rather not. */
export async function signWithPasskey(request: PasskeyRequest): Promise<PasskeyProof | null> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return startAuthentication({ optionsJSON: request as RequestJson }).then(asPlain<PasskeyProof>, leftOut)
}

/** Makes a passkey; null when the person would rather not or has one here already. */
export async function makePasskey(creation: PasskeyCreation): Promise<NewPasskey | null> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return startRegistration({ optionsJSON: creation as CreationJson }).then(asPlain<NewPasskey>, leftOut)
}

/** The browser's own JSON of a credential is the contract's. */
const asPlain = <T>(credential: unknown): T => credential as T

const leftOut = (): null => null
