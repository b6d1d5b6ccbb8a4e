import type { Pin } from '../../../../entities/pins/pins-slice.ts'
import { VideoPlayer } from '../../../../features/play-video/VideoPlayer.tsx'
import styles from '../PinDetails.module.css'

/** What stands in the place of the still picture once its code is here. */
export const PinVideo = ({ pin }: { pin: Pin; onDismiss?: () => void }) =>
  pin.content.kind === 'video' && (
    <div className={styles.picture}>
      <VideoPlayer pin={pin} content={pin.content} />
    </div>
  )
