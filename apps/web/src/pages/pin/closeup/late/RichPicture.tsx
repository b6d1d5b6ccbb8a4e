import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { VideoPlayer } from '../../../../features/play-video/VideoPlayer.tsx'
import styles from '../PinDetails.module.css'
import { Carousel } from './Carousel.tsx'

/** What stands in the place of the still picture once its code is here. */
export function RichPicture({ pin }: { pin: Pin }) {
  const { content } = pin
  if (content.kind !== 'video') return <Carousel pin={pin} />
  return (
    <div className={styles.picture}>
      <VideoPlayer pin={pin} content={content} />
    </div>
  )
}
