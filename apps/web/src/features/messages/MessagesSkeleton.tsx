import { useT } from '../../shared/i18n/i18n-context.ts'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './MessageLog.module.css'

const BUBBLES = [
  { width: '58%', isMine: false },
  { width: '38%', isMine: false },
  { width: '49%', isMine: true },
  { width: '66%', isMine: false },
] as const

/** Bubbles that are on their way. */
export function MessagesSkeleton() {
  const t = useT<'conversations'>()
  return (
    <div role="status" aria-label={t('conversations.opening')} className={styles.waiting}>
      {BUBBLES.map(({ width, isMine }) => (
        <span key={width} className={isMine ? styles.waitingMine : undefined} style={{ inlineSize: width }}>
          <Skeleton height="2.5rem" />
        </span>
      ))}
    </div>
  )
}
