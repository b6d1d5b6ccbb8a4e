import type { PasskeyProof } from '@tessera/api-types/second-factor/passkey-json'
import { passkeyOrigins } from '@tessera/api-types/second-factor/passkey-origins'
import type { Deps, Site } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hashToken } from './code-seal.ts'
import {
  findPasskey,
  insertAsked,
  notePasskeyUse,
  passkeysOf,
  takeAsked,
  type PasskeyPurpose,
} from './passkey-store.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'now' | 'randomBytes' | 'read' | 'site'>

const ASKED_LIFE_MS = 5 * MINUTE_MS
const CHALLENGE_BYTES = 32

export interface Ceremony {
  purpose: PasskeyPurpose
  /** Null where any account may respond: a login without a name. */
  userId: string | null
}

/** A passkey belongs to the host of the site, whatever its port. */
export const passkeyHost = ({ publicUrl }: Site): string => new URL(publicUrl).hostname

/** A new challenge, remembered for one response within five minutes. */
export async function askedChallenge({ purpose, userId }: Ceremony, deps: Needs): Promise<Buffer> {
  const challenge = deps.randomBytes(CHALLENGE_BYTES)
  const challengeHash = hashToken(challenge.toString('base64url'), deps.site.secret)
  const expiresAt = new Date(deps.now().getTime() + ASKED_LIFE_MS)
  await insertAsked(deps.read, { challengeHash, purpose, userId, expiresAt })
  return challenge
}

/** Whether this is what was asked; it counts once. */
export const isAsked =
  ({ purpose, userId }: Ceremony, { read, site, now }: Pick<Deps, 'now' | 'read' | 'site'>) =>
  async (challenge: string): Promise<boolean> => {
    const challengeHash = hashToken(challenge, site.secret)
    return (await takeAsked(read, { challengeHash, purpose, userId }, now())) !== undefined
  }

/**
 * What a passkey of the member signs; without a member, any passkey of this site does.
 * @throws DomainError FACTOR_NOT_FOUND when the member has none
 */
export async function passkeyRequest(ceremony: Ceremony, deps: Needs) {
  const keys = ceremony.userId === null ? [] : await passkeysOf(deps.read, ceremony.userId)
  if (ceremony.userId !== null && keys.length === 0) throw new DomainError('FACTOR_NOT_FOUND')
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: passkeyHost(deps.site),
    challenge: new Uint8Array(await askedChallenge(ceremony, deps)),
    userVerification: ceremony.purpose === 'second-step' ? 'preferred' : 'required',
    allowCredentials: keys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
}

/**
 * Whose passkey signed what was asked. Where it stands alone it must have made sure of its holder.
 * @throws DomainError PASSKEY_REFUSED
 */
export async function verifyPasskey(
  proof: PasskeyProof,
  ceremony: Ceremony,
  deps: Pick<Deps, 'now' | 'read' | 'site'>,
): Promise<string> {
  const passkey = await findPasskey(deps.read, proof.id)
  if (!passkey || (ceremony.userId !== null && passkey.userId !== ceremony.userId))
    throw new DomainError('PASSKEY_REFUSED')
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: isAsked(ceremony, deps),
    expectedOrigin: passkeyOrigins(deps.site.sites.origins),
    expectedRPID: passkeyHost(deps.site),
    requireUserVerification: ceremony.purpose !== 'second-step',
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.signCount),
      transports: passkey.transports,
    },
  }).catch(() => null)
  const isUsed =
    verified?.verified &&
    (await notePasskeyUse(deps.read, passkey.id, verified.authenticationInfo.newCounter, deps.now()))
  if (!isUsed) throw new DomainError('PASSKEY_REFUSED')
  return passkey.userId
}
