import type { FoundImage } from '@tessera/api-types/media/views'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import styles from './Composer.module.css'

type Props = { images: readonly FoundImage[]; onChoose: (image: FoundImage) => void }

/** The pictures of a page, one of which becomes the pin. */
export function FoundImages({ images, onChoose }: Props) {
  const t = useT<'composer'>()
  if (images.length === 0) {
    return (
      <EmptyState
        heading="h3"
        title={t('composer.noPictures')}
        description={t('composer.noPicturesDescription')}
      />
    )
  }
  return (
    <ul aria-label={t('composer.foundPictures')} className={styles.found}>
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            className={styles.foundImage}
            aria-label={image.alt_text || t('composer.pictureNumber', { number: index + 1 })}
            onClick={() => onChoose(image)}
          >
            <img src={image.preview_url} alt="" loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  )
}
