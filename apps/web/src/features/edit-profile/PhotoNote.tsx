import { useT } from '../../shared/i18n/i18n-context.ts'
import type { PhotoState } from './photo-machine.ts'
import styles from './Photo.module.css'

/** How far the photo has come, or what is wrong with it. */
export function PhotoNote({ photo }: { photo: PhotoState }) {
  const t = useT<'settings'>()
  switch (photo.status) {
    case 'uploading':
      return (
        <progress
          value={Math.round(photo.share * 100)}
          max={100}
          aria-label={t('settings.photo.uploading')}
          className={styles.progress}
        />
      )
    case 'refused':
      return (
        <p role="alert" className={styles.refused}>
          <b>{t('settings.photo.refused', { name: photo.name })}</b> {photo.message}
        </p>
      )
    case 'ready':
      return <output className={styles.note}>{t('settings.photo.ready')}</output>
    case 'none':
      return <p className={styles.note}>{t('settings.photo.hint')}</p>
  }
}
