import { selectPinBuilder } from '../../entities/pin-drafts/pin-builder-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './PinBuilder.module.css'
import { cancelUpload, retryUpload } from './upload-commands.ts'

const PERCENT = 100

/** How far the pictures of a draft are uploaded, with what can be done about it. */
export function UploadNotes({ draftId }: { draftId: string }) {
  const t = useT<'builder'>()
  const dispatch = useAppDispatch()
  const { pinDraftIdUploadStatusMap } = useAppSelector(selectPinBuilder)
  const uploads = Object.entries(pinDraftIdUploadStatusMap[draftId]?.items ?? {})
  return uploads.map(([itemId, { status, isWaiting, share, isResumed, message }]) => {
    const percent = Math.round(share * PERCENT)
    const stage = isWaiting ? 'waiting' : status === 'processing' ? 'processing' : 'uploading'
    return (
      <div key={itemId} className={styles.note}>
        {status === 'failed' ? (
          <p role="alert" className={styles.fault}>
            {message}
          </p>
        ) : (
          <>
            <progress value={percent} max={PERCENT} aria-label={t('builder.uploading', { percent })} />
            <span>{t(`builder.${stage}`, { percent })}</span>
            <output>{isResumed && status === 'uploading' && t('builder.resumed')}</output>
          </>
        )}
        {status === 'failed' && (
          <Button onClick={() => void dispatch(retryUpload({ draftId, itemId }, t))}>
            {t('builder.retry')}
          </Button>
        )}
        <Button tone="plain" onClick={() => void dispatch(cancelUpload({ draftId, itemId }))}>
          {t('builder.cancelUpload')}
        </Button>
      </div>
    )
  })
}
