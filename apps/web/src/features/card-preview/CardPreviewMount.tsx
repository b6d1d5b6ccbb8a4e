import { useEffect, useState } from 'react'
import { selectPin } from '../../entities/pins/pins-slice.ts'
import { onMouseOver } from '../../shared/browser/mouse-over.ts'
import { allowsAutoplay } from '../../shared/browser/streaming.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppStore } from '../../shared/store/hooks.ts'

const LazyCardPreviews = lazyComponent<{ onDismiss?: () => void }>(
  ['story'],
  async () => (await import('./CardPreviews.tsx')).CardPreviews,
  undefined,
  true,
)

/** Loads what plays previews once a mouse comes upon a card with something to play, where motion is welcome. */
export function CardPreviewMount() {
  const { getState } = useAppStore()
  const [isNear, setIsNear] = useState(false)
  useEffect(
    () =>
      onMouseOver('[data-pin-id]', ({ dataset: { pinId = '' } }) => {
        const kind = selectPin(getState(), pinId)?.content.kind
        if ((kind === 'video' || kind === 'story') && allowsAutoplay()) setIsNear(true)
      }),
    [getState],
  )
  return isNear && <LazyCardPreviews onDismiss={() => setIsNear(false)} />
}
