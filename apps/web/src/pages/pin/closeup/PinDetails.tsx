import { useEffect } from 'react'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { imageViewed } from '../../../entities/session/session-slice.ts'
import { useAppDispatch } from '../../../shared/store/hooks.ts'
import { BackButton } from './BackButton.tsx'
import { PinStory, StoryViewer } from './closeup-parts.ts'
import { shapeOf } from './picture-shape.ts'
import { PinActions } from './PinActions.tsx'
import styles from './PinDetails.module.css'
import { PinPicture } from './PinPicture.tsx'

/** Picture and words side by side, below each other on a phone. */
export function PinDetails({ pin, isPicking }: { pin: Pin; isPicking: boolean }) {
  const dispatch = useAppDispatch()
  const {
    '236x': { url },
    orig,
  } = pin.images
  const isStory = pin.content.kind === 'story' && pin.content.page_count > 0
  useEffect(() => void dispatch(imageViewed(url)), [dispatch, url])
  return (
    <div className={styles.stage}>
      <BackButton />
      <article
        className={styles.card}
        data-closeup-id={pin.id}
        data-shape={isStory ? undefined : shapeOf(orig)}
      >
        {isStory ? <StoryViewer pinId={pin.id} /> : <PinPicture pin={pin} />}
        <div className={styles.content}>
          <PinActions pin={pin} isPicking={isPicking} />
          <PinStory pinId={pin.id} />
        </div>
      </article>
    </div>
  )
}
