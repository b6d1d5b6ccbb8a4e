import { useT } from '../../../../shared/i18n/i18n-context.ts'
import { classNames } from '../../../../shared/ui/class-names.ts'
import type { StoryTurn } from './story-gesture.ts'
import styles from './StoryViewer.module.css'

interface ProgressProps {
  count: number
  active: number
  duration: number
  isRunning: boolean
}

/** A segment a page; the one that shows fills until its time is over. */
export function Progress({ count, active, duration, isRunning }: ProgressProps) {
  return (
    <div className={styles.progress} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className={classNames(styles.segment, at < active && styles.seen)}>
          {at === active && (
            <span
              key={active}
              className={styles.fill}
              style={{
                animationDuration: `${duration}ms`,
                animationPlayState: isRunning ? 'running' : 'paused',
              }}
            />
          )}
        </span>
      ))}
    </div>
  )
}

interface ZonesProps {
  active: number
  count: number
  tap: (to: StoryTurn) => () => void
}

/** Where a tap turns the page. The one that leads no further keeps the focus, and with it the arrow keys. */
export function Zones({ active, count, tap }: ZonesProps) {
  const t = useT<'story'>()
  return (
    <>
      <button
        type="button"
        className={classNames(styles.zone, styles.previous)}
        aria-label={t('story.previous')}
        aria-disabled={active === 0}
        onClick={tap('previous')}
      />
      <button
        type="button"
        className={classNames(styles.zone, styles.next)}
        aria-label={t('story.next')}
        aria-disabled={active === count - 1}
        onClick={tap('next')}
      />
    </>
  )
}

export interface ControlsProps {
  /** Undefined where there is nothing to stop. */
  isAtRest: boolean | undefined
  onRest: () => void
  /** Undefined where there is nothing to hear. */
  isMuted: boolean | undefined
  onSound: () => void
}

export function StoryControls({ isAtRest, onRest, isMuted, onSound }: ControlsProps) {
  const t = useT<'story'>()
  return (
    <div className={styles.controls}>
      {isAtRest !== undefined && (
        <button type="button" className={styles.control} onClick={onRest}>
          {isAtRest ? t('story.play') : t('story.pause')}
        </button>
      )}
      {isMuted !== undefined && (
        <button type="button" className={styles.control} onClick={onSound}>
          {isMuted ? t('story.soundOn') : t('story.soundOff')}
        </button>
      )}
    </div>
  )
}
