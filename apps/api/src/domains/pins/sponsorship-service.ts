import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import type { Sponsorship } from '@tessera/api-types/sponsorships/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { emit, type EmitDeps } from '../../kernel/events.ts'
import { limitFor } from '../bot-checks/session-check-service.ts'
import { loadPinRows } from './pin-card-store.ts'
import { canAnswer, partyOf, seesSponsorship } from './sponsorship-policy.ts'
import { toSponsorship } from './sponsorship-view.ts'
import { type Answer, answered, endedBy } from './sponsorship-rules.ts'
import * as store from './sponsorship-store.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = EmitDeps & Pick<Deps, 'limits' | 'read' | 'transact'>

interface Changed {
  pin_id: string
  sponsorship: Sponsorship | null
}

const ASKS_AN_HOUR = 20

/** Asks a person to confirm that they sponsor one's own picture; one at a time. */
export async function askSponsor(
  viewer: Member,
  { pinId, sponsorId }: { pinId: string; sponsorId: string },
  deps: Needs,
): Promise<Changed> {
  const most = await limitFor(viewer, ASKS_AN_HOUR, deps)
  await deps.limits.consume(`sponsorships:${viewer.userId}`, most, HOUR_MS)
  return deps.transact(async (tx) => {
    const { userId: creatorId } = viewer
    const [pin] = await loadPinRows(tx, viewer, [pinId])
    if (!pin) throw new DomainError('PIN_NOT_FOUND')
    if (!(await store.isOriginalOf(tx, creatorId, pinId))) throw new DomainError('NOT_ALLOWED')
    if (!(await store.canBeAsked(tx, { personId: sponsorId, viewerId: creatorId, pinId })))
      throw new DomainError('USER_NOT_FOUND')
    const { aggregatedPinId } = pin
    const asked = { aggregatedPinId, creatorId, sponsorId, pinId, askedAt: deps.now() }
    if (!(await store.insertSponsorship(tx, asked))) throw new DomainError('CONFLICT')
    await emit(tx, deps, 'sponsorshipAsked', { pinId, creatorId, sponsorId })
    return shown(tx, viewer, { pinId, aggregatedPinId }, deps)
  })
}

export const answerSponsorship = (
  viewer: Member,
  { pinId, answer }: { pinId: string; answer: Answer },
  deps: Needs,
): Promise<Changed> =>
  deps.transact(async (tx) => {
    const held = await heldByParty(tx, viewer, pinId)
    if (partyOf(viewer.userId, held) !== 'sponsor') throw new DomainError('NOT_ALLOWED')
    if (!canAnswer(viewer.userId, held)) throw new DomainError('CONFLICT')
    await store.saveAnswer(tx, held.aggregatedPinId, answered(held, answer), deps.now())
    const { creatorId } = held
    const isApproved = answer === SPONSORSHIP_STATUS.approved
    const event = { pinId: held.pinId ?? pinId, creatorId, sponsorId: viewer.userId, isApproved }
    await emit(tx, deps, 'sponsorshipAnswered', event)
    return shown(tx, viewer, { pinId, aggregatedPinId: held.aggregatedPinId }, deps)
  })

export const endSponsorship = (viewer: Member, pinId: string, deps: Needs): Promise<Changed> =>
  deps.transact(async (tx) => {
    const held = await heldByParty(tx, viewer, pinId)
    const { aggregatedPinId, creatorId, sponsorId } = held
    const endedByCreator = creatorId === viewer.userId
    const left = endedBy(endedByCreator ? 'creator' : 'sponsor')
    if (left) await store.saveAnswer(tx, aggregatedPinId, left, deps.now())
    else await store.removeSponsorship(tx, aggregatedPinId)
    if (sponsorId !== null)
      await emit(tx, deps, 'sponsorshipEnded', {
        pinId: held.pinId ?? pinId,
        creatorId,
        sponsorId,
        endedByCreator,
      })
    return shown(tx, viewer, { pinId, aggregatedPinId }, deps)
  })

/** A party may always act; for everybody else there is no more than they see. */
async function heldByParty(tx: Db, viewer: Member, pinId: string): Promise<store.HeldSponsorship> {
  const held = await store.lockSponsorship(tx, pinId)
  if (held && partyOf(viewer.userId, held)) return held
  const [pin] = await loadPinRows(tx, viewer, [pinId])
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  throw new DomainError(held && seesSponsorship(viewer.userId, held) ? 'NOT_ALLOWED' : 'NOT_FOUND')
}

/** As it is now: those who changed it may know the outcome. */
async function shown(
  tx: Db,
  viewer: Member,
  { pinId, aggregatedPinId }: { pinId: string; aggregatedPinId: string },
  { site }: Pick<Deps, 'site'>,
): Promise<Changed> {
  const row = await store.findSponsorship(tx, aggregatedPinId, viewer.userId)
  return { pin_id: pinId, sponsorship: row && toSponsorship(row, viewer, site) }
}
