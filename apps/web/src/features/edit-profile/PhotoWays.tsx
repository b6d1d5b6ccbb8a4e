import { useRef } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import type { PhotoState } from './photo-machine.ts'
import styles from './Photo.module.css'

type Props = {
  photo: PhotoState
  hasPhoto: boolean
  isBusy: boolean
  onChoose: (file: File) => void
  onDrop: () => void
  /** With null the account has no photo any more. */
  onUse: (signature: string | null) => void
}

/** What can be done about the photo now. */
export function PhotoWays({ photo, hasPhoto, isBusy, onChoose, onDrop, onUse }: Props) {
  const t = useT<'settings'>()
  const chooser = useRef<HTMLInputElement>(null)
  const isChosen = photo.status === 'uploading' || photo.status === 'ready'
  return (
    <div className={styles.ways}>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('settings.photo.choose')}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onChoose(file)
          target.value = ''
        }}
      />
      {photo.status === 'ready' ? (
        <Button tone="primary" isBusy={isBusy} onClick={() => onUse(photo.signature)}>
          {t('settings.photo.use')}
        </Button>
      ) : (
        <Button disabled={photo.status === 'uploading'} onClick={() => chooser.current?.click()}>
          {t('settings.photo.choose')}
        </Button>
      )}
      {isChosen && (
        <Button tone="plain" onClick={onDrop}>
          {t('app.cancel')}
        </Button>
      )}
      {!isChosen && hasPhoto && (
        <Button tone="plain" isBusy={isBusy} onClick={() => onUse(null)}>
          {t('settings.photo.remove')}
        </Button>
      )}
    </div>
  )
}
