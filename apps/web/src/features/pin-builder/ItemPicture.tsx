import { useState } from 'react'
import type { PinDraft, PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './PinBuilder.module.css'
import { TagEditor } from './TagEditor.tsx'
import { removeMedia, uploadItem } from './upload-commands.ts'
import { UploadNotes } from './UploadNotes.tsx'

const LazyCropDialog = lazyComponent([], () => import('./CropDialog.tsx').then((module) => module.CropDialog))

/** The picture of an item; the first of a draft can point at pins. */
export function ItemPicture({ draft, item }: { draft: PinDraft; item: PinItem }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const here = { draftId: draft.id, itemId: item.id }
  const url = item.media?.previewUrl
  const full = item.media?.originalUrl ?? url
  const [isCropping, setCropping] = useState(false)
  const crop = (file: File) => {
    setCropping(false)
    void dispatch(uploadItem(here, file, t))
  }
  return (
    <div className={styles.picture}>
      {url ? (
        draft.pinItemIds[0] === item.id ? (
          <TagEditor draftId={draft.id} item={item} url={url} />
        ) : (
          <img src={url} alt={t('builder.image')} referrerPolicy="no-referrer" className={styles.image} />
        )
      ) : (
        <p className={styles.noImage}>{t('builder.noImage')}</p>
      )}
      <UploadNotes draftId={draft.id} />
      {draft.errors.media && (
        <p role="alert" className={styles.fault}>
          {draft.errors.media}
        </p>
      )}
      <div className={styles.actions}>
        <FileButton
          label={t(url ? 'builder.replaceImage' : 'builder.addImages')}
          onFiles={([file]) => file && void dispatch(uploadItem(here, file, t))}
        />
        {item.media?.image_signature && (
          <Button aria-haspopup="dialog" onClick={() => setCropping(true)}>
            {t('builder.crop')}
          </Button>
        )}
        {url && (
          <Button tone="plain" onClick={() => void dispatch(removeMedia(here))}>
            {t('builder.removeImage')}
          </Button>
        )}
      </div>
      {isCropping && full && <LazyCropDialog url={full} onCrop={crop} onDismiss={() => setCropping(false)} />}
    </div>
  )
}
