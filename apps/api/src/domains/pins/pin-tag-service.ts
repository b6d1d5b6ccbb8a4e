import type { PinTag } from '@tessera/api-types/pins/pin-tags'
import type { PinTagView } from '@tessera/api-types/pins/views'
import type { UserMini } from '@tessera/api-types/users/views'
import type { Member, Viewer } from '@tessera/shared-auth'
import type { Db } from '../../kernel/deps.ts'
import { findPinIdea, hydratePinCards, type Hydrating } from './pin-hydration.ts'
import { taggedOn } from './person-tag-service.ts'
import { addPinTags, loadPinTags } from './pin-tag-store.ts'

/** Tags that an import brings to a pin of the member's own, unless its picture has some. */
export const bringPinTags = (
  tx: Db,
  { userId }: Member,
  { pinId, tags }: { pinId: string; tags: readonly PinTag[] },
): Promise<void> => addPinTags(tx, { userId, pinId, tags })

/** What the viewer sees where on a pin's picture; a place where they may see nothing is none. */
export async function tagsOf(viewer: Viewer, pinId: string, deps: Hydrating): Promise<PinTagView[]> {
  const aggregatedPinId = await findPinIdea(viewer, pinId, deps)
  const tags = await loadPinTags(deps.read, aggregatedPinId)
  const hasPeople = tags.some(({ user_ids = [] }) => user_ids.length > 0)
  const people: ReadonlyMap<string, UserMini> = hasPeople
    ? await taggedOn(viewer, aggregatedPinId, deps)
    : new Map<string, UserMini>()
  const named = [...new Set(tags.flatMap(({ pin_ids }) => pin_ids))]
  const cards = new Map((await hydratePinCards(deps, viewer, named, 'opened')).map((card) => [card.id, card]))
  return tags
    .map(({ x, y, link, pin_ids, user_ids = [] }, at) => ({
      id: String(at),
      x,
      y,
      link,
      pins: pin_ids.flatMap((id) => cards.get(id) ?? []),
      users: user_ids.flatMap((id) => people.get(id) ?? []),
    }))
    .filter(({ pins, users }) => pins.length + users.length > 0)
}
