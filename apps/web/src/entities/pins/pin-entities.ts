import type { PinCard, PinView } from '@tessera/api-types/pins/views'
import type { EntityBatch } from '../../shared/api/entities-received.ts'

/** The entities of a page of pin cards. */
export const pinsOf = (pins: readonly PinCard[]): EntityBatch => ({ pins })

/** The entities of a closeup: the pin, and its creator with what is known about the tie to the viewer. */
export const pinViewEntities = (pin: PinView): EntityBatch => ({
  pins: [pin],
  users: [
    {
      ...pin.pinner,
      follower_count: pin.pinner_follower_count,
      explicitly_followed_by_me: pin.pinner_followed_by_me,
    },
  ],
})
