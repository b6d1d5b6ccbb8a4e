import type { OmittedFromCloseup } from '@tessera/api-types/documents/closeup-conditions'
import type { PinCard, PinView } from '@tessera/api-types/pins/views'
import type { EntityBatch } from '../../shared/api/entities-received.ts'

/** A pin as the closeup's documents return it. */
export type CloseupPin = Omit<PinView, OmittedFromCloseup> & Partial<Pick<PinView, OmittedFromCloseup>>

/** The entities of a page of pin cards. */
export const pinsOf = (pins: readonly PinCard[]): EntityBatch => ({ pins })

/** The entities of a pin without its details. */
export const lightPinEntities = (pin: CloseupPin): EntityBatch => ({
  pins: [{ saved_info: null, recommendation_reason: null, ...pin }],
})

/** The entities of a closeup: the pin, and its creator with what is known about the tie to the viewer. */
export const pinViewEntities = (pin: CloseupPin): EntityBatch => ({
  ...lightPinEntities(pin),
  users: [
    {
      ...pin.pinner,
      follower_count: pin.pinner_follower_count,
      explicitly_followed_by_me: pin.pinner_followed_by_me ?? false,
    },
  ],
})
