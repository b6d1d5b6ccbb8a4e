import { useT } from '../../shared/i18n/i18n-context.ts'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './Profile.module.css'

export function ProfileSkeleton() {
  const t = useT<'profile'>()
  return (
    <div role="status" className={styles.header}>
      <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      <Skeleton shape="circle" width={120} height={120} />
      <Skeleton shape="text" width="14rem" height="2.25rem" />
      <Skeleton shape="text" width="8rem" />
      <Skeleton shape="text" width="20rem" />
    </div>
  )
}
