import { useObjectUrl } from '../../shared/browser/object-url.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './CommentForm.module.css'

type Props = { photo: File | null; onPhoto: (photo: File | null) => void }

/** A photo to go with a comment: chosen, shown, taken off again. */
export function CommentPhoto({ photo, onPhoto }: Props) {
  const t = useT<'comments'>()
  const preview = useObjectUrl(photo)
  if (preview) {
    return (
      <div className={styles.photo}>
        <img src={preview} alt={t('comments.chosenPhoto')} className={styles.preview} />
        <Button tone="plain" onClick={() => onPhoto(null)}>
          {t('comments.removePhoto')}
        </Button>
      </div>
    )
  }
  return (
    <label className={styles.photo}>
      <span>{t('comments.addPhoto')}</span>
      <input
        type="file"
        accept="image/*"
        className={styles.file}
        onChange={({ target }) => onPhoto(target.files?.[0] ?? null)}
      />
    </label>
  )
}
