import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import type { TestPin } from '../../apps/api/src/testing/test-content.ts'
import type { ObjectRights, Outcome, Rights } from './rights.ts'
import { ALL, except, type Kind } from './viewer-kinds.ts'
import type { World } from './world.ts'

/** Its creator and its sponsor. */
export const ofSponsorship: readonly Kind[] = ['owner', 'collaborator']

/** Somebody who sees the pin, too. */
export const sponsorOf = (world: World, { id }: TestPin): string =>
  id === world.privateOwnerBoard.pin.id ? world.ids.privateOwnerFollower : world.ids.collaborator

/** The owner's on the public board, with the collaborator as its sponsor: one that waits and one that holds. */
export function aSponsorship(
  input: Record<string, unknown>,
  { may, done }: Pick<ObjectRights, 'may' | 'done'>,
  doneOnceApproved: Outcome,
): Rights {
  const unseen = { blockedByOwner: 'PIN_NOT_FOUND', blockerOfOwner: 'PIN_NOT_FOUND' } as const
  const target = (status: number, words: Pick<ObjectRights, 'sees' | 'done'>): ObjectRights => ({
    input: ({ publicBoard }) => ({ ...input, pin_id: publicBoard.pin.id }),
    async prepare({ read, now }, { ids, publicBoard: { pin } }) {
      const { id: pinId, aggregatedPinId } = pin
      const parties = { creatorId: ids.owner, sponsorId: ids.collaborator }
      const row = { aggregatedPinId, pinId, ...parties, status, askedAt: now() }
      await read.insertInto('sponsorships').values(row).execute()
      return {}
    },
    may,
    hidden: 'NOT_FOUND',
    refused: 'NOT_ALLOWED',
    but: unseen,
    ...words,
  })
  const { pending, approved } = SPONSORSHIP_STATUS
  const outOfBlock = except(ALL, 'blockedByOwner', 'blockerOfOwner')
  return {
    access: 'member',
    objects: {
      waiting: target(pending, { sees: ofSponsorship, done }),
      approved: target(approved, { sees: outOfBlock, done: doneOnceApproved }),
    },
  }
}
