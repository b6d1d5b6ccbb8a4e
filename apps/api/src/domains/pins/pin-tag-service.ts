import type { PinTagView } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { findPinIdea, hydratePinCards, type Hydrating } from './pin-hydration.ts'
import { loadPinTags } from './pin-tag-store.ts'

/** What the viewer sees where on a pin's picture; a place where they may see nothing is none. */
export async function tagsOf(viewer: Viewer, pinId: string, deps: Hydrating): Promise<PinTagView[]> {
  const tags = await loadPinTags(deps.read, await findPinIdea(viewer, pinId, deps))
  const named = [...new Set(tags.flatMap(({ pin_ids }) => pin_ids))]
  const cards = new Map((await hydratePinCards(deps, viewer, named, 'opened')).map((card) => [card.id, card]))
  return tags
    .map(({ x, y, link, pin_ids }, at) => ({
      id: String(at),
      x,
      y,
      link,
      pins: pin_ids.flatMap((id) => cards.get(id) ?? []),
    }))
    .filter(({ pins }) => pins.length > 0)
}
