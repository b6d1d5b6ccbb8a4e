import { nanoid } from '@reduxjs/toolkit'
import { completedUrl, isWebUrl } from '@tessera/api-types/wire/scalars'
import type { PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { tagSelected } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import {
  objectRemoved,
  objectStatusSet,
  objectTagged,
  tagFaulted,
  tagLinkChanged,
  tagMoved,
  tagPlaced,
  tagRemoved,
  tagStatusSet,
} from '../../entities/pin-tags/pin-tag-actions.ts'
import { newPinTag, type PinTag, type TaggedObject, type TagPlace } from '../../entities/pin-tags/pin-tags.ts'
import { pickingEnded } from '../../entities/pin-tags/shop-the-look-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'

export type TagCommands = ReturnType<typeof useTagCommands>

/** What is done with the tags of an item. */
export function useTagCommands(draftId: string, { id: itemId, media }: PinItem) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  return {
    /** Names a pin or person at a tag, or at a new one. */
    choose(object: TaggedObject, known: string | null, at: TagPlace) {
      const tagId = known ?? nanoid()
      if (known === null) {
        const tag = newPinTag(tagId, { pin: at, media: media?.image_signature ?? null })
        dispatch(tagPlaced({ draftId, itemId, tag }))
      }
      dispatch(objectTagged({ draftId, tagId, object }))
      dispatch(pickingEnded({ objectId: object.id }))
    },
    select: (tagId: string) => dispatch(tagSelected({ itemId, tagId })),
    move: (tagId: string, to: TagPlace) => dispatch(tagMoved({ draftId, tagId, to })),
    link: (tagId: string, link: string) => dispatch(tagLinkChanged({ draftId, tagId, link })),
    judgeLink({ id: tagId, link }: PinTag) {
      if (link.trim() && !isWebUrl(completedUrl(link.trim())))
        dispatch(tagFaulted({ tagId, linkError: t('builder.linkWrong') }))
    },
    remove: (tagId: string) => dispatch(tagRemoved({ draftId, tagId })),
    restore: (tagId: string) => dispatch(tagStatusSet({ draftId, tagId, status: 'edited' })),
    removeObject: (tagId: string, objectId: string) => dispatch(objectRemoved({ draftId, tagId, objectId })),
    restoreObject: (tagId: string, objectId: string) =>
      dispatch(objectStatusSet({ draftId, tagId, objectId, status: 'edited' })),
  }
}
