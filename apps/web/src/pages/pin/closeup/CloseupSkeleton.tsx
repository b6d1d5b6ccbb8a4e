import { useT } from '../../../shared/i18n/i18n-context.ts'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx'
import styles from './PinDetails.module.css'

export function CloseupSkeleton() {
  const t = useT<'closeup'>()
  return (
    <div role="status" className={styles.card}>
      <VisuallyHidden>{t('closeup.loading')}</VisuallyHidden>
      <div className={styles.picture}>
        <Skeleton height="32rem" />
      </div>
      <div className={styles.content}>
        <Skeleton width="60%" height="2.75rem" shape="text" />
        <Skeleton width="85%" height="2rem" shape="text" />
        <Skeleton width="70%" height="1rem" shape="text" />
        <Skeleton width="45%" height="1rem" shape="text" />
      </div>
    </div>
  )
}
