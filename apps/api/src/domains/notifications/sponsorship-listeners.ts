import type { Listener } from '../../kernel/events.ts'
import { notify, withdraw } from './notification-service.ts'

/** Notifications about an earlier sponsorship of the pin no longer hold. */
export const onSponsorshipAsked: Listener<'sponsorshipAsked'> = async (
  tx,
  deps,
  { pinId, creatorId, sponsorId },
) => {
  const toCreator = { userId: creatorId, actorId: sponsorId, pinId }
  await withdraw(tx, { kind: 'sponsorship_denied', ...toCreator })
  await withdraw(tx, { kind: 'sponsorship_ended', ...toCreator })
  await notify(tx, deps, { kind: 'sponsorship_asked', userId: sponsorId, actorId: creatorId, pinId })
}

export const onSponsorshipAnswered: Listener<'sponsorshipAnswered'> = async (
  tx,
  deps,
  { pinId, creatorId, sponsorId, isApproved },
) => {
  await withdraw(tx, { kind: 'sponsorship_asked', userId: sponsorId, actorId: creatorId, pinId })
  const kind = isApproved ? 'sponsorship_approved' : 'sponsorship_denied'
  await notify(tx, deps, { kind, userId: creatorId, actorId: sponsorId, pinId })
}

export const onSponsorshipEnded: Listener<'sponsorshipEnded'> = async (
  tx,
  deps,
  { pinId, creatorId, sponsorId, endedByCreator },
) => {
  const toCreator = { userId: creatorId, actorId: sponsorId, pinId }
  await withdraw(tx, { kind: 'sponsorship_asked', userId: sponsorId, actorId: creatorId, pinId })
  await withdraw(tx, { kind: 'sponsorship_approved', ...toCreator })
  if (!endedByCreator) await notify(tx, deps, { kind: 'sponsorship_ended', ...toCreator })
}
