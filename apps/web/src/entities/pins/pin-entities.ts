import type { PinCard, PinView } from '@tessera/api-types/pins/views'
import type { EntityBatch } from '../../shared/api/entities-received.ts'

/** What a closeup's documents leave out for some viewers. */
type Spared =
  | 'saved_info'
  | 'recommendation_reason'
  | 'seo_url'
  | 'related_interests'
  | 'note'
  | 'reaction_by_me'
  | 'share_count'
  | 'pinner_followed_by_me'
  | 'abilities'

/** A pin as the closeup's documents return it. */
export type CloseupPin = Omit<PinView, Spared> & Partial<Pick<PinView, Spared>>

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
