import { type DraftContent, emptyDraftItem } from '../../packages/api-types/src/pin-drafts/draft-content.ts'
import type { Deps } from '../../apps/api/src/kernel/deps.ts'

export const anEmptyDraft: DraftContent = {
  type: 'single',
  items: [],
  board_id: null,
  section_id: null,
  publish_option: 'publish-immediately',
  scheduled_ts: null,
}

/** Two drafts that could be published; one of them was deleted just now. */
export async function theDrafts(deps: Deps, userId: string, boardId: string, imageSignature: string) {
  const [pinDraftId, deletedDraftId] = [deps.newId(), deps.newId()]
  const at = deps.now()
  const media = { kind: 'image', image_signature: imageSignature, image_url: null } as const
  const item = { ...emptyDraftItem, media, title: 'Not yet' }
  const content = JSON.stringify({ ...anEmptyDraft, items: [item], board_id: boardId })
  const draft = { userId, content, position: 1, createdAt: at, updatedAt: at }
  await deps.read
    .insertInto('pinDrafts')
    .values([
      { ...draft, id: pinDraftId },
      { ...draft, id: deletedDraftId, deletedAt: at },
    ])
    .execute()
  return { pinDraftId, deletedDraftId }
}
