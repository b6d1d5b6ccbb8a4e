import { useId, useState } from 'react'
import { unfinishedName } from '../../entities/media/unfinished-uploads.ts'
import { VIDEO_ACCEPT } from '../../entities/media/video-file.ts'
import { useIsHydrated } from '../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { UploadIcon } from '../../shared/ui/icons/editing-icons.tsx'
import styles from './Composer.module.css'

type Props = { onFiles: (files: File[]) => void; isWrong: boolean }

/** A file chooser that fills its zone, so that dropped files land in it. */
export function DropZone({ onFiles, isWrong }: Props) {
  const t = useT<'composer'>()
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  const isHydrated = useIsHydrated()
  const unfinished = isHydrated ? unfinishedName('video') : null
  return (
    <label className={classNames(styles.zone, isOver && styles.over, isWrong && styles.wrong)}>
      <input
        type="file"
        multiple
        accept={`image/*,${VIDEO_ACCEPT}`}
        className={styles.file}
        aria-describedby={hintId}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files])
        }}
      />
      <span className={styles.zoneIcon}>
        <UploadIcon size={32} />
      </span>
      <span className={styles.zoneTitle}>{t('composer.choose')}</span>
      <span id={hintId} className={styles.zoneHint}>
        {t('composer.chooseHint')}
        {unfinished !== null && (
          <>
            <br />
            {t('composer.unfinished', { name: unfinished })}
          </>
        )}
      </span>
    </label>
  )
}
