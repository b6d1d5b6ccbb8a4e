import {
  type DraftContent,
  type DraftItem,
  emptyDraftItem,
} from '@tessera/api-types/pin-drafts/draft-content'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import type { DraftPinTag } from '@tessera/api-types/pins/pin-tags'
import { inputsOf, secondsOf } from '../scheduled-pins/publishing-time.ts'
import { newPinDraft, newPinItem, type PinDraft, type PinItem, typeOfItems } from './pin-draft-types.ts'
import type { DraftWithItems } from './pin-drafts-slice.ts'
import { taggedIn } from './draft-tags-form.ts'

const MS = 1000
const noTime = { scheduledDate: '', scheduledTime: '' }

/** A draft of the server as the builder holds it; its items are named by their place. */
export function draftOf(view: PinDraftView): DraftWithItems | null {
  const { content } = view
  if (content.type === 'story') return null
  const items = content.items.map((item, at) => itemOf(view, item, at))
  const [first] = content.items
  const draft: PinDraft = {
    ...newPinDraft(view.id),
    version: view.version,
    status: 'saved',
    type: typeOfItems('single', items.length),
    view: first?.media ? 'edit' : 'upload',
    altText: first?.alt_text ?? '',
    isCommentsAllowed: first?.comments_disabled !== true,
    isMadeWithAi: first?.made_with_ai === true,
    boardId: content.board_id ?? '',
    sectionId: content.section_id,
    publishOption: content.publish_option,
    ...(content.scheduled_ts === null ? noTime : inputsOf(content.scheduled_ts * MS)),
    pinItemIds: items.map(({ id }) => id),
    carried: first,
  }
  const tagged = items.map((item, at) => taggedIn(view, item, content.items[at]?.tags))
  return {
    draft,
    items: items.map((item, at) => ({ ...item, pinTagIds: (tagged[at]?.tags ?? []).map(({ id }) => id) })),
    tagged: {
      tags: tagged.flatMap(({ tags }) => tags),
      objects: tagged.flatMap(({ objects }) => objects),
    },
  }
}

function itemOf({ id, pictures }: PinDraftView, item: DraftItem, at: number): PinItem {
  const { media, title, description, link } = item
  const signature = media?.image_signature ?? null
  const images = pictures[signature ?? '']
  const previewUrl = signature ? (images?.['736x'].url ?? null) : (media?.image_url ?? null)
  return {
    ...newPinItem(`${id}-${at}`),
    title,
    description,
    link,
    media: media && { ...media, previewUrl, originalUrl: images?.orig.url },
    ...(at > 0 && { carried: item }),
  }
}

/** The draft as it is saved: everything as it was typed. */
export function contentOf(
  draft: PinDraft,
  items: readonly PinItem[],
  tagsOf: (tagIds: readonly string[]) => DraftPinTag[],
): DraftContent {
  const ofPin = {
    alt_text: draft.altText,
    comments_disabled: !draft.isCommentsAllowed,
    made_with_ai: draft.isMadeWithAi,
  }
  const words = items.map(({ media, title, description, link, pinTagIds, carried }, at): DraftItem => {
    const shown = media && {
      kind: media.kind,
      image_signature: media.image_signature,
      image_url: media.image_url,
    }
    return {
      ...emptyDraftItem,
      ...(at === 0 ? { ...draft.carried, ...ofPin } : carried),
      media: shown,
      title,
      description,
      link,
      tags: tagsOf(pinTagIds),
    }
  })
  const isTimed = draft.scheduledDate !== '' && draft.scheduledTime !== ''
  return {
    type: draft.type === 'carousel' ? 'carousel' : 'single',
    items: words,
    board_id: draft.boardId || null,
    section_id: draft.sectionId,
    publish_option: draft.publishOption,
    scheduled_ts: isTimed ? secondsOf(draft) : null,
  }
}
