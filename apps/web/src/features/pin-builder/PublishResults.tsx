import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './PinBuilder.module.css'

export interface PublishResult {
  draftId: string
  title: string
  end: 'published' | 'scheduled' | 'failed'
  pinId: string | null
}

type Props = { results: readonly PublishResult[]; onDismiss: () => void }

/** What became of each draft that was published with others. */
export function PublishResults({ results, onDismiss }: Props) {
  const t = useT<'builder'>()
  return (
    <section aria-label={t('builder.results')} className={styles.banner}>
      <ul>
        {results.map(({ draftId, title, end, pinId }) => (
          <li key={draftId}>
            {pinId === null ? <bdi>{title}</bdi> : <Link to={`/pin/${pinId}/`}>{title}</Link>}
            {' · '}
            {t(`builder.result.${end}`)}
          </li>
        ))}
      </ul>
      <Button tone="plain" onClick={onDismiss}>
        {t('builder.resultsDismiss')}
      </Button>
    </section>
  )
}
