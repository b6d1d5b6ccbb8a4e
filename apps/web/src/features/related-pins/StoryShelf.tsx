import { useId } from 'react'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { usePins } from '../../entities/pins/select-pins.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Image } from '../../shared/ui/Image.tsx'
import type { Story } from './related-pins-api.ts'
import styles from './StoryShelf.module.css'

const SIZES = '(max-width: 771px) 40vw, 160px'

function ShelfPin({ pin }: { pin: Pin }) {
  const t = useT<'closeup' | 'pins'>()
  const picture = pin.images['236x']
  const alt = pin.alt_text || pin.grid_title || t('pin.by', { name: pin.pinner.full_name })
  return (
    <Link to={pinPath(pin.id)} className={styles.pin}>
      <Image
        src={picture.url}
        alt={alt}
        width={picture.width}
        height={picture.height}
        dominantColor={pin.dominant_color}
        sizes={SIZES}
      />
    </Link>
  )
}

/** Pins that stand together, and the way to more of them. */
export function StoryShelf({ story: { title, action, pinIds } }: { story: Story }) {
  const t = useT<'closeup' | 'pins'>()
  const headingId = useId()
  const pins = usePins(pinIds)
  if (pins.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles.story}>
      <h3 id={headingId} className={styles.heading}>
        <Link to={action.url}>{t('closeup.storyOfTopic', { topic: title })}</Link>
      </h3>
      <ul className={styles.pins}>
        {pins.map((pin) => (
          <li key={pin.id} data-pin-id={pin.id}>
            <ShelfPin pin={pin} />
          </li>
        ))}
      </ul>
    </section>
  )
}
