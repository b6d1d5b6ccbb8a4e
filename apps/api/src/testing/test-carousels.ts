import { emptyDraftItem } from '@tessera/api-types/pin-drafts/draft-content'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../kernel/deps.ts'
import { operations } from '../operations.ts'
import { callerOf } from './test-operations.ts'
import { anUpload } from './test-uploads.ts'

/** A draft of two pictures for a board, and the signatures of these. */
export async function aCarouselDraft(deps: Deps, member: Member, board_id: string, more: object = {}) {
  const call = callerOf(operations, deps)
  const item = async (title: string, link: string) => ({
    ...emptyDraftItem,
    media: { kind: 'image' as const, image_signature: await anUpload(deps, member), image_url: null },
    title,
    alt_text: `The ${title}`,
    description: `About ${title}`,
    link,
  })
  const items = [await item('Front', 'front.test/a'), await item('Back', '')]
  const content = {
    type: 'carousel' as const,
    items,
    board_id,
    section_id: null,
    publish_option: 'publish-immediately' as const,
    scheduled_ts: null,
    ...more,
  }
  const draft = await call(member, 'pinDrafts.create', { content })
  return { ...draft, signatures: items.map(({ media }) => media.image_signature) }
}
