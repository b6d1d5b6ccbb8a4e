import { createHmac } from 'node:crypto'
import { networkOf } from '../../kernel/address-network.ts'
import type { CallerInfo, Context } from '../../kernel/context.ts'
import type { Deps } from '../../kernel/deps.ts'
import { deleteOldFingerprints, fingerprintOf, saveFingerprint } from './fingerprint-store.ts'
import { DAY_MS, HOUR_MS } from '../../kernel/durations.ts'

const TOLD_AN_HOUR = 60
const SIGN_UPS_A_DAY = 10
const KEEP_MS = 30 * DAY_MS

const keyed = (text: string, { site }: Pick<Deps, 'site'>): Buffer =>
  createHmac('sha256', site.secret).update(text).digest()

/** Keeps the keyed hash of a fingerprint for the browser that sent it; nothing where the site does not take them. */
export async function noteFingerprint(fingerprint: string, { deps, caller }: Context): Promise<void> {
  await deps.limits.consume(`fingerprint:${networkOf(caller.ip)}`, TOLD_AN_HOUR, HOUR_MS)
  if (!deps.site.takesFingerprints || caller.installId === null) return
  await saveFingerprint(deps.read, {
    installHash: keyed(`install:${caller.installId}`, deps),
    fingerprintHash: keyed(`fingerprint:${fingerprint}`, deps),
    seenAt: deps.now(),
  })
}

/**
 * Counts a sign-up against the browser's fingerprint, whatever address it comes from.
 * @throws DomainError RATE_LIMITED
 */
export async function countSignUp(
  deps: Pick<Deps, 'limits' | 'read' | 'site'>,
  { installId }: CallerInfo,
): Promise<void> {
  if (!deps.site.takesFingerprints || installId === null) return
  const hash = await fingerprintOf(deps.read, keyed(`install:${installId}`, deps))
  if (hash)
    await deps.limits.consume(`sign-up:fingerprint:${hash.toString('base64url')}`, SIGN_UPS_A_DAY, DAY_MS)
}

export const forgetOldFingerprints = ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<void> =>
  deleteOldFingerprints(read, new Date(now().getTime() - KEEP_MS))
