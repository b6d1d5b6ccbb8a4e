import type { NewPasskey } from '@tessera/api-types/second-factor/passkey-json'
import { passkeyOrigins } from '@tessera/api-types/second-factor/passkey-origins'
import type { FactorChange, PasskeyView } from '@tessera/api-types/second-factor/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { requireRecentProof } from '../sessions/recent-proof-service.ts'
import { siteName } from '../site-brand/site-brand-service.ts'
import { askedChallenge, isAsked, passkeyHost, type Ceremony } from './passkey-service.ts'
import { deletePasskey, insertPasskey, passkeysOf, renamePasskey } from './passkey-store.ts'
import { changeFactors } from './security-service.ts'
import { toPasskeyView } from './security-view.ts'

const PASSKEYS_PER_ACCOUNT = 20

const adding = (userId: string): Ceremony => ({ purpose: 'add', userId })

/** What the browser needs to make a passkey that is not here yet. */
export async function passkeyCreation(context: Context<Member>) {
  const { viewer, deps } = context
  await requireRecentProof(context)
  const known = await passkeysOf(deps.read, viewer.userId)
  if (known.length >= PASSKEYS_PER_ACCOUNT) throw new DomainError('LIMIT_REACHED')
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: await siteName(deps.read, deps.site),
    rpID: passkeyHost(deps.site),
    userName: viewer.username,
    userID: new TextEncoder().encode(viewer.userId),
    challenge: new Uint8Array(await askedChallenge(adding(viewer.userId), deps)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/**
 * Keeps a passkey that the browser has just made.
 * @throws DomainError PASSKEY_REFUSED
 */
export async function addPasskey(
  { name, passkey }: { name: string; passkey: NewPasskey },
  context: Context<Member>,
): Promise<FactorChange> {
  const { viewer, deps } = context
  await requireRecentProof(context)
  const made = await verifiedPasskey(passkey, viewer.userId, deps)
  return changeFactors(context, { event: 'factor.added', factor: 'passkey' }, async (tx, { id: userId }) => {
    if ((await passkeysOf(tx, userId)).length >= PASSKEYS_PER_ACCOUNT) throw new DomainError('LIMIT_REACHED')
    const row = { id: deps.newId(), userId, ...made, name, createdAt: deps.now() }
    if (!(await insertPasskey(tx, row))) throw new DomainError('PASSKEY_REFUSED')
    return { change: 'passkeyAdded', passkey: name }
  })
}

async function verifiedPasskey(
  response: NewPasskey,
  userId: string,
  deps: Pick<Deps, 'now' | 'read' | 'site'>,
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: isAsked(adding(userId), deps),
    expectedOrigin: passkeyOrigins(deps.site.sites.origins),
    expectedRPID: passkeyHost(deps.site),
    requireUserVerification: false,
  }).catch(() => null)
  if (!verified?.verified) throw new DomainError('PASSKEY_REFUSED')
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    signCount: String(counter),
    transports: [...(transports ?? [])],
  }
}

export async function renameOwnPasskey(
  { passkey_id, name }: { passkey_id: string; name: string },
  { viewer, deps }: Context<Member>,
): Promise<PasskeyView> {
  const row = await deps.transact((tx) => renamePasskey(tx, viewer.userId, passkey_id, name))
  if (!row) throw new DomainError('FACTOR_NOT_FOUND')
  return toPasskeyView(row)
}

export const removePasskey = (passkeyId: string, context: Context<Member>): Promise<FactorChange> =>
  changeFactors(context, { event: 'factor.removed', factor: 'passkey' }, async (tx, { id }) => {
    const removed = await deletePasskey(tx, id, passkeyId)
    if (!removed) throw new DomainError('FACTOR_NOT_FOUND')
    return { change: 'passkeyRemoved', passkey: removed.name }
  })
