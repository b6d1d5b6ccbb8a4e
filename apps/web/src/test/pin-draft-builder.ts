import { emptyDraftItem, type DraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'

type Over = Partial<Omit<PinDraftView, 'content' | 'type'>>

/** A draft of a pin, or of a carousel where there are several items. */
export function aPinDraft(items: readonly Partial<DraftItem>[], over: Over = {}): PinDraftView {
  const filled = items.map((item) => ({ ...emptyDraftItem, ...item }))
  const type = items.length > 1 ? 'carousel' : 'single'
  return {
    id: '1',
    type,
    version: 1,
    thumbnail: null,
    pictures: {},
    tagged_pins: [],
    tagged_users: [],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    content: {
      type,
      items: filled,
      board_id: null,
      section_id: null,
      publish_option: 'publish-immediately',
      scheduled_ts: null,
    },
    ...over,
  }
}
