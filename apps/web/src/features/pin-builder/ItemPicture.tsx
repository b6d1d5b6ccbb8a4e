import { useState } from 'react'
import type { PinDraft, PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { VideoIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './PinBuilder.module.css'
import { TagEditor } from './TagEditor.tsx'
import { removeMedia, uploadItem } from './upload-commands.ts'
import { UploadNotes } from './UploadNotes.tsx'

const LazyCropDialog = lazyComponent([], () => import('./CropDialog.tsx').then((module) => module.CropDialog))

function Shown({ draft, item }: { draft: PinDraft; item: PinItem }) {
  const t = useT<'builder'>()
  const url = item.media?.previewUrl
  if (!url) return <p className={styles.noImage}>{t('builder.noImage')}</p>
  return (
    <>
      {draft.pinItemIds[0] === item.id ? (
        <TagEditor draftId={draft.id} item={item} url={url} />
      ) : (
        <img src={url} alt={t('builder.image')} referrerPolicy="no-referrer" className={styles.image} />
      )}
      {item.media?.kind === 'video' && (
        <p className={styles.kind}>
          <VideoIcon size={20} />
          {t('builder.videoCover')}
        </p>
      )}
    </>
  )
}

/** The picture of an item, or the cover of its video; the first of a draft can point at pins. */
export function ItemPicture({ draft, item }: { draft: PinDraft; item: PinItem }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const here = { draftId: draft.id, itemId: item.id }
  const url = item.media?.previewUrl
  const full = item.media?.originalUrl ?? url
  const isVideo = item.media?.kind === 'video'
  const replace = isVideo ? 'builder.replaceVideo' : 'builder.replaceImage'
  const isSingle = draft.type === 'single'
  const fault = item.mediaError ?? (isVideo && !isSingle ? t('builder.videoInCarousel') : null)
  const [isCropping, setCropping] = useState(false)
  const crop = (file: File) => {
    setCropping(false)
    void dispatch(uploadItem(here, file, t))
  }
  return (
    <div className={styles.picture}>
      <Shown draft={draft} item={item} />
      <UploadNotes draftId={draft.id} />
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
      <div className={styles.actions}>
        <FileButton
          label={t(url ? replace : isSingle ? 'builder.addImages' : 'builder.addImage')}
          areVideosTaken={isSingle}
          onFiles={([file]) => file && void dispatch(uploadItem(here, file, t))}
        />
        {item.media?.image_signature && !isVideo && (
          <Button aria-haspopup="dialog" onClick={() => setCropping(true)}>
            {t('builder.crop')}
          </Button>
        )}
        {url && (
          <Button tone="plain" onClick={() => void dispatch(removeMedia(here))}>
            {t(isVideo ? 'builder.removeVideo' : 'builder.removeImage')}
          </Button>
        )}
      </div>
      {isCropping && full && <LazyCropDialog url={full} onCrop={crop} onDismiss={() => setCropping(false)} />}
    </div>
  )
}
