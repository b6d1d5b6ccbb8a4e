import { nanoid } from '@reduxjs/toolkit'
import { MAX_CAROUSEL_SLOTS } from '@tessera/api-types/pin-drafts/draft-content'
import { newPinItem, type PinDraft } from '../../entities/pin-drafts/pin-draft-types.ts'
import { itemAdded, itemChosen, itemMoved, selectItems } from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { PictureStrip } from '../../entities/pins/PictureStrip.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './ItemStrip.module.css'
import { removeItem, uploadItem } from './upload-commands.ts'

/** The pictures of a draft; with a second one it is a carousel. */
export function ItemStrip({ draft }: { draft: PinDraft }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const items = useAppSelector(selectItems)
  const { id: draftId, pinItemIds, pinItemIndex } = draft
  const count = pinItemIds.length
  // Pictures make a carousel; a video is a pin of its own.
  if (count === 1 && items[pinItemIds[0] ?? '']?.media?.kind !== 'image') return null
  const add = (files: readonly File[]) => {
    const room = MAX_CAROUSEL_SLOTS - count
    if (files.length > room) {
      const text = t('builder.itemsLeftOut', { max: MAX_CAROUSEL_SLOTS, count: files.length - room })
      dispatch(toastShown({ text }))
    }
    for (const file of files.slice(0, room)) {
      const item = newPinItem(nanoid())
      dispatch(itemAdded({ draftId, item }))
      void dispatch(uploadItem({ draftId, itemId: item.id }, file, t))
    }
  }
  return (
    <div className={styles.strip}>
      {count > 1 && (
        <PictureStrip
          pictures={pinItemIds.map((id) => ({ id, url: items[id]?.media?.previewUrl }))}
          chosen={pinItemIndex}
          onChoose={(index) => dispatch(itemChosen({ draftId, index }))}
          onMove={(step) => dispatch(itemMoved({ draftId, step }))}
          under={(itemId, at) => (
            <IconButton
              label={t('builder.itemRemove', { number: at + 1 })}
              icon={<CloseIcon size={16} />}
              onClick={() => void dispatch(removeItem({ draftId, itemId }))}
            />
          )}
        />
      )}
      {count < MAX_CAROUSEL_SLOTS && <FileButton label={t('builder.itemAdd')} onFiles={add} isMany />}
      <p className={styles.hint}>{t('builder.itemHint', { max: MAX_CAROUSEL_SLOTS })}</p>
    </div>
  )
}
