import { useState } from 'react'
import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { selectIsAuthenticated } from '../../../entities/session/session-slice.ts'
import { LikeButton } from '../../../features/react-pin/LikeButton.tsx'
import { LazyBoardPicker } from '../../../features/save-pin/lazy-board-picker.ts'
import { SaveActions } from '../../../features/save-pin/SaveActions.tsx'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { MoreMenu } from './MoreMenu.tsx'
import styles from './PinDetails.module.css'
import { ShareMenu } from './ShareMenu.tsx'

/** What can be done with the pin; it stays in view while one reads. */
export function PinActions({ pin, isPicking: isAskedFor }: { pin: Pin; isPicking: boolean }) {
  const isMember = useAppSelector(selectIsAuthenticated)
  const [isPicking, setIsPicking] = useState(isAskedFor && isMember)
  return (
    <div className={styles.actions}>
      <div className={styles.tools}>
        <LikeButton pin={pin} />
        <ShareMenu pin={pin} />
        <MoreMenu pin={pin} />
      </div>
      <SaveActions pin={pin} variant="closeup" />
      {isPicking && <LazyBoardPicker pinId={pin.id} onDismiss={() => setIsPicking(false)} />}
    </div>
  )
}
