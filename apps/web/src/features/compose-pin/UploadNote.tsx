import { isVideoFile } from '../../entities/media/video-file.ts'
import { selectPinOfPicture } from '../../entities/pin-drafts/recent-pictures-slice.ts'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Composer.module.css'
import type { PictureState } from './picture-machine.ts'

/** The file is here, with the pin that was made of it a moment ago, so that there are not two. */
function Uploaded({ kind, signature }: { kind: 'video' | 'image'; signature: string | null }) {
  const t = useT<'composer'>()
  const pinId = useAppSelector((state) => selectPinOfPicture(state, signature))
  return (
    <output className={styles.note}>
      {t('composer.uploaded', { kind })}
      {pinId !== undefined && (
        <span>
          {t('composer.alreadyMade', { kind })} <Link to={pinPath(pinId)}>{t('composer.seeThatPin')}</Link>
        </span>
      )}
    </output>
  )
}

type Props = { picture: PictureState; onRetry: (file: File) => void; onAnother: () => void }

/** How far the picture has come, or what is wrong with it. */
export function UploadNote({ picture, onRetry, onAnother }: Props) {
  const t = useT<'composer'>()
  const kind = 'file' in picture && isVideoFile(picture.file) ? 'video' : 'image'
  switch (picture.status) {
    case 'uploading': {
      const percent = Math.round(picture.share * 100)
      return (
        <div className={styles.note}>
          <progress
            value={percent}
            max={100}
            aria-label={t('composer.uploading')}
            className={styles.progress}
          />
          <span>{t('composer.uploadingShare', { percent })}</span>
          <output>{picture.isResumed && t('composer.resumed')}</output>
        </div>
      )
    }
    case 'processing':
      return <output className={styles.note}>{t('composer.processing', { kind })}</output>
    case 'failed':
      return (
        <div role="alert" className={styles.failure}>
          <p>
            <b>{t('composer.notTaken', { name: picture.file.name })}</b> {picture.message}
          </p>
          <div className={styles.ways}>
            {picture.canRetry && <Button onClick={() => onRetry(picture.file)}>{t('app.retry')}</Button>}
            <Button onClick={onAnother}>{t('composer.another')}</Button>
          </div>
        </div>
      )
    case 'uploaded':
      return <Uploaded kind={kind} signature={picture.signature} />
    case 'none':
    case 'linked':
      return null
  }
}
