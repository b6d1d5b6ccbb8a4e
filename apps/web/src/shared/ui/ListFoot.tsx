import { useT } from '../i18n/i18n-context.ts'
import { Button } from './Button.tsx'
import styles from './ListFoot.module.css'

type Props = {
  /** Absent when nothing follows. */
  onLoadMore?: () => void
  isLoadingMore: boolean
  /** What went wrong with the next page; trying again is up to the person. */
  failure?: string
  onRetry: () => void
}

/** The end of a list that grows when asked. */
export function ListFoot({ onLoadMore, isLoadingMore, failure, onRetry }: Props) {
  const t = useT()
  if (failure) {
    return (
      <div role="alert" className={styles.foot}>
        <p>{failure}</p>
        <Button onClick={onRetry}>{t('app.retry')}</Button>
      </div>
    )
  }
  if (!onLoadMore) return null
  return (
    <div className={styles.foot}>
      <Button onClick={onLoadMore} isBusy={isLoadingMore}>
        {t('app.showMore')}
      </Button>
    </div>
  )
}
