import type { CarouselSlot } from '@tessera/api-types/pins/views'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Pin, selectPin } from '../../../../entities/pins/pins-slice.ts'
import { PictureTags } from '../../../../features/shop-the-look/PictureTags.tsx'
import { after } from '../../../../shared/browser/clock.ts'
import { useIsHydrated } from '../../../../shared/browser/use-is-hydrated.ts'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import { ArrowBackIcon, ChevronForwardIcon } from '../../../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../../../shared/ui/IconButton.tsx'
import { Image } from '../../../../shared/ui/Image.tsx'
import { sizesOf } from '../picture-shape.ts'
import styles from './Carousel.module.css'

/** A picture is at rest when nothing moved for so long: not every browser has an event for it. */
const AT_REST_MS = 120

function Slot({ pin, slot, at, count, isShown }: SlotProps) {
  const t = useT<'closeup'>()
  const isHydrated = useIsHydrated()
  const { title, details, link, alt_text, images } = slot
  const { orig } = images
  return (
    <div
      role="group"
      aria-label={t('closeup.carousel.place', { number: at + 1, count })}
      className={classNames(styles.slot, !isShown && styles.away)}
      inert={isHydrated && !isShown}
    >
      <div className={styles.image}>
        <Image
          src={images['736x'].url}
          alt={alt_text || title || pin.title}
          width={orig.width}
          height={orig.height}
          dominantColor={orig.dominantColor}
          sizes={sizesOf(pin.images.orig)}
          isPriority={at === 0}
        />
        {at === 0 && pin.has_tags && <PictureTags pin={pin} />}
      </div>
      {at > 0 && (title || details || link) && (
        <div className={styles.words}>
          {title && (
            <h2 className={styles.title}>
              <bdi>{title}</bdi>
            </h2>
          )}
          {details && (
            <p>
              <bdi>{details}</bdi>
            </p>
          )}
          {link && (
            <a href={link} target="_blank" rel="nofollow noopener ugc" className={styles.link}>
              {t('closeup.visitAction')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}

type SlotProps = { pin: Pin; slot: CarouselSlot; at: number; count: number; isShown: boolean }

/** Which picture is shown, and how it is turned: by keys and buttons, or by where swiping came to rest. */
function useTurning(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const show = (to: number) => {
    const at = Math.min(count - 1, Math.max(0, to))
    setShown(at)
    track.current?.children[at]?.scrollIntoView?.({ block: 'nearest', inline: 'start' })
  }
  const turn = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const isForward = (event.key === 'ArrowRight') !== event.currentTarget.matches(':dir(rtl)')
    event.preventDefault()
    show(shown + (isForward ? 1 : -1))
  }
  const settle = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {}
    if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  }
  const cancel = useRef<() => void>(undefined)
  useEffect(() => () => cancel.current?.(), [])
  const handleScroll = () => {
    cancel.current?.()
    cancel.current = after(AT_REST_MS, settle)
  }
  return { track, shown, show, turn, handleScroll }
}

function Slots({ pin, slots }: { pin: Pin; slots: readonly CarouselSlot[] }) {
  const t = useT<'closeup'>()
  const count = slots.length
  const { track, shown, show, turn, handleScroll } = useTurning(count)
  return (
    <section aria-roledescription="carousel" aria-label={t('closeup.carousel')} className={styles.carousel}>
      <div ref={track} className={styles.track} onScroll={handleScroll}>
        {slots.map((slot, at) => (
          <Slot key={slot.id} pin={pin} slot={slot} at={at} count={count} isShown={at === shown} />
        ))}
      </div>
      <div className={styles.turns}>
        <IconButton
          label={t('closeup.carousel.previous')}
          icon={<ArrowBackIcon size={20} />}
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
          onKeyDown={turn}
        />
        <p role="status" className={styles.place}>
          {t('closeup.carousel.place', { number: shown + 1, count })}
        </p>
        <IconButton
          label={t('closeup.carousel.next')}
          icon={<ChevronForwardIcon size={20} />}
          aria-disabled={shown === count - 1}
          onClick={() => show(shown + 1)}
          onKeyDown={turn}
        />
      </div>
    </section>
  )
}

/**
 * The pictures of a carousel: turned by buttons, by the arrow keys on them, and by swiping; without scripts all of them
 * stand below each other, and none is inert.
 */
export function Carousel({ pinId }: { pinId: string }) {
  const pin = useAppSelector((state) => selectPin(state, pinId))
  return pin?.carousel_slots ? <Slots pin={pin} slots={pin.carousel_slots} /> : null
}
