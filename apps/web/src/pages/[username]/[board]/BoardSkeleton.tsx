import { PinGridSkeleton } from '../../../entities/pins/PinGridSkeleton.tsx'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { Skeleton } from '../../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx'
import styles from './Board.module.css'

export function BoardSkeleton() {
  const t = useT<'boards'>()
  return (
    <>
      <div role="status" className={styles.header}>
        <VisuallyHidden>{t('boards.loading')}</VisuallyHidden>
        <div className={styles.about}>
          <Skeleton shape="text" width="18rem" height="2.5rem" />
          <div className={styles.facts}>
            <Skeleton shape="circle" width={40} height={40} />
            <Skeleton shape="text" width="10rem" />
          </div>
        </div>
      </div>
      <PinGridSkeleton />
    </>
  )
}
