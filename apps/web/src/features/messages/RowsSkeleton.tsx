import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './Inbox.module.css'

const ROWS = [62, 48, 71, 55] as const

/** Rows with a face that are on their way. */
export const RowsSkeleton = ({ label }: { label: string }) => (
  <div role="status" aria-label={label} className={styles.list}>
    {ROWS.map((percent) => (
      <div key={percent} className={styles.waiting}>
        <Skeleton width={52} height={52} shape="circle" />
        <span className={styles.waitingTexts}>
          <Skeleton width={`${percent}%`} height="0.9rem" shape="text" />
          <Skeleton width={`${percent + 20}%`} height="0.75rem" shape="text" />
        </span>
      </div>
    ))}
  </div>
)
