import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { TrashIcon } from '../../shared/ui/icons/TrashIcon.tsx'
import styles from './Composer.module.css'

type Props = { url: string; isWaiting: boolean; onRemove: () => void }

export function PicturePreview({ url, isWaiting, onRemove }: Props) {
  const t = useT()
  return (
    <div className={styles.preview}>
      <img
        src={url}
        alt={t('composer.preview')}
        referrerPolicy="no-referrer"
        className={classNames(styles.previewImage, isWaiting && styles.waiting)}
      />
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
