import { nanoid } from '@reduxjs/toolkit'
import { MAX_CAROUSEL_SLOTS } from '@tessera/api-types/pin-drafts/draft-content'
import { newPinItem, type PinDraft } from '../../entities/pin-drafts/pin-draft-types.ts'
import {
  itemAdded,
  itemChosen,
  itemMoved,
  itemRemoved,
  selectItems,
} from '../../entities/pin-drafts/pin-drafts-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './ItemStrip.module.css'
import { uploadItem } from './upload-commands.ts'

function ItemTile({ draft, itemId, at }: { draft: PinDraft; itemId: string; at: number }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const items = useAppSelector(selectItems)
  const { id: draftId, pinItemIds, pinItemIndex } = draft
  const count = pinItemIds.length
  return (
    <li className={styles.item}>
      <button
        type="button"
        aria-current={at === pinItemIndex}
        aria-label={t('builder.item', { number: at + 1, count })}
        className={styles.open}
        onClick={() => dispatch(itemChosen({ draftId, index: at }))}
      >
        {items[itemId]?.media?.previewUrl && (
          <img
            src={items[itemId].media.previewUrl}
            alt=""
            referrerPolicy="no-referrer"
            className={styles.thumbnail}
          />
        )}
      </button>
      <IconButton
        label={t('builder.itemRemove', { number: at + 1 })}
        icon={<CloseIcon size={16} />}
        onClick={() => dispatch(itemRemoved({ draftId, itemId }))}
      />
    </li>
  )
}

/** Moves the picture that is edited; the first one stands for the pin. A button at the end keeps the focus. */
function MoveButtons({ draft: { id: draftId, pinItemIds, pinItemIndex } }: { draft: PinDraft }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  return (
    <div role="group" aria-label={t('builder.itemOrder', { number: pinItemIndex + 1 })}>
      <Button
        tone="plain"
        aria-disabled={pinItemIndex === 0}
        onClick={() => dispatch(itemMoved({ draftId, step: -1 }))}
      >
        {t('builder.itemEarlier')}
      </Button>
      <Button
        tone="plain"
        aria-disabled={pinItemIndex === pinItemIds.length - 1}
        onClick={() => dispatch(itemMoved({ draftId, step: 1 }))}
      >
        {t('builder.itemLater')}
      </Button>
    </div>
  )
}

/** The pictures of a draft; with a second one it is a carousel. */
export function ItemStrip({ draft }: { draft: PinDraft }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const items = useAppSelector(selectItems)
  const { id: draftId, pinItemIds } = draft
  const count = pinItemIds.length
  const hasMedia = items[pinItemIds[0] ?? '']?.media != null
  if (!hasMedia && count === 1) return null
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
        <ol aria-label={t('builder.items')} className={styles.items}>
          {pinItemIds.map((itemId, at) => (
            <ItemTile key={itemId} draft={draft} itemId={itemId} at={at} />
          ))}
        </ol>
      )}
      {count > 1 && <MoveButtons draft={draft} />}
      {count < MAX_CAROUSEL_SLOTS && <FileButton label={t('builder.itemAdd')} onFiles={add} isMany />}
      <p className={styles.hint}>{t('builder.itemHint', { max: MAX_CAROUSEL_SLOTS })}</p>
    </div>
  )
}
