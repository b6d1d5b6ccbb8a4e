import { useState } from 'react'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './EditPin.module.css'

const LazyCarouselDialog = lazyComponent(['builder'], () =>
  import('./CarouselDialog.tsx').then((module) => module.CarouselDialog),
)

/** The way to the pictures of one's own carousel. */
export function CarouselField({ pin }: { pin: Pin }) {
  const t = useT<'composer'>()
  const [isOpen, setIsOpen] = useState(false)
  if (!pin.abilities?.can_edit_carousel) return null
  return (
    <div className={styles.captions}>
      <div>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {t('composer.carousel.edit')}
        </Button>
      </div>
      {isOpen && <LazyCarouselDialog pin={pin} onDismiss={() => setIsOpen(false)} />}
    </div>
  )
}
