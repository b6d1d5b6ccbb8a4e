import { useState } from 'react'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { searchInsidePath } from '../../../entities/pins/pin-reference.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../../shared/i18n/lazy-component.tsx'
import { Link } from '../../../shared/navigation/Link.tsx'
import { Image } from '../../../shared/ui/Image.tsx'
import { ZoomIcon } from '../../../shared/ui/icons/pin-icons.tsx'
import { SearchIcon } from '../../../shared/ui/icons/shell-icons.tsx'
import { Carousel } from './closeup-parts.ts'
import { sizesOf } from './picture-shape.ts'
import styles from './PinDetails.module.css'

const LazyLightbox = lazyComponent(['picture'], () =>
  import('../../../shared/ui/dialog/Lightbox.tsx').then((module) => module.Lightbox),
)

const LazyPictureTags = lazyComponent(['closeup', 'picture'], () =>
  import('../../../features/shop-the-look/PictureTags.tsx').then((module) => module.PictureTags),
)

const LazyVideo = lazyComponent<{ pin: Pin; onDismiss?: () => void }>(
  ['closeup'],
  () => import('./late/PinVideo.tsx').then((module) => module.PinVideo),
  StillPicture,
)

/** What the pin shows: a carousel to page through once its pictures are known, a video to play, else its picture. */
export function PinPicture({ pin }: { pin: Pin }) {
  const { kind } = pin.content
  if (kind === 'carousel' && pin.carousel_slots) return <Carousel pinId={pin.id} />
  return kind === 'video' ? <LazyVideo pin={pin} /> : <StillPicture pin={pin} />
}

/** The picture with its own proportions; a press shows it in full. */
function StillPicture({ pin }: { pin: Pin }) {
  const t = useT<'closeup'>()
  const [isFull, setIsFull] = useState(false)
  const { orig } = pin.images
  const alt = pin.alt_text || pin.auto_alt_text || pin.title
  return (
    <div className={styles.picture}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('closeup.zoom')}
        onClick={() => setIsFull(true)}
        className={styles.zoom}
      >
        <span className={styles.zoomIcon}>
          <ZoomIcon size={20} />
        </span>
      </button>
      <Image
        src={pin.images['736x'].url}
        alt={alt}
        width={orig.width}
        height={orig.height}
        dominantColor={pin.dominant_color}
        sizes={sizesOf(orig)}
        isPriority
      />
      {pin.has_tags && <LazyPictureTags pin={pin} />}
      <Link to={searchInsidePath(pin.id)} rel="nofollow" className={styles.searchInside}>
        <SearchIcon size={18} />
        {t('closeup.searchInPicture')}
      </Link>
      {isFull && (
        <LazyLightbox
          src={orig.url}
          alt={alt}
          width={orig.width}
          height={orig.height}
          label={t('closeup.zoomTitle')}
          onDismiss={() => setIsFull(false)}
        />
      )}
    </div>
  )
}
