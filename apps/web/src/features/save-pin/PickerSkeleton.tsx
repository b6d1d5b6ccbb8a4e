import { useT } from '../../shared/i18n/i18n-context.ts'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './BoardChoice.module.css'

const ROWS = [70, 45, 60, 52, 66]

export function PickerSkeleton() {
  const t = useT<'picker'>()
  return (
    <div role="status" className={styles.list}>
      <VisuallyHidden>{t('picker.loading')}</VisuallyHidden>
      {ROWS.map((percent) => (
        <div key={percent} className={styles.waiting}>
          <Skeleton width={48} height={48} />
          <Skeleton width={`${percent}%`} shape="text" />
        </div>
      ))}
    </div>
  )
}
