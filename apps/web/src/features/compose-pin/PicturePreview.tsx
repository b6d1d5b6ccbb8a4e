import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { TrashIcon } from '../../shared/ui/icons/editing-icons.tsx'
import styles from './Composer.module.css'

type Props = { url: string; isVideo?: boolean; isWaiting: boolean; onRemove: () => void }

/** The picture as it will be; what no browser can draw has a plain place instead. */
export function PicturePreview({ url, isVideo = false, isWaiting, onRemove }: Props) {
  const t = useT<'composer'>()
  const [unreadable, setUnreadable] = useState<string | null>(null)
  return (
    <div className={styles.preview}>
      {unreadable === url ? (
        <p className={styles.noPreview}>
          <AlertIcon size={32} />
          {t('composer.noPreview')}
        </p>
      ) : isVideo ? (
        <video
          src={url}
          controls
          muted
          aria-label={t('composer.preview')}
          className={classNames(styles.previewImage, isWaiting && styles.waiting)}
          onError={() => setUnreadable(url)}
        />
      ) : (
        <img
          src={url}
          alt={t('composer.preview')}
          referrerPolicy="no-referrer"
          className={classNames(styles.previewImage, isWaiting && styles.waiting)}
          onError={() => setUnreadable(url)}
        />
      )}
      <IconButton
        label={t('composer.removePicture')}
        icon={<TrashIcon size={20} />}
        tone="overlay"
        className={styles.remove}
        onClick={onRemove}
      />
    </div>
  )
}
