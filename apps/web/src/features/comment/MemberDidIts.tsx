import { formatDay } from '@tessera/i18n/formats'
import type { DidItView } from '@tessera/api-types/comments/did-it-views'
import type { ReactNode } from 'react'
import { pinPath } from '../../entities/pins/pin-reference.ts'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import styles from './Comments.module.css'
import { CommentPicture } from './CommentPicture.tsx'
import { didItsApi } from './did-its-api.ts'
import { selectDidItEntities } from './did-its-slice.ts'

function Tried({ didIt }: { didIt: DidItView }) {
  const { t, locale } = useTranslator<'comments'>()
  const { image, details, user, created_at, pin_id } = didIt
  return (
    <li>
      <CommentPicture image={image} alt={t('comments.photoBy', { name: user.full_name })} />
      <p>
        <bdi>
          <LinkedText text={details} />
        </bdi>
      </p>
      <p className={styles.note}>
        <time dateTime={created_at}>{formatDay(created_at, locale)}</time>{' '}
        {pin_id !== null && <Link to={pinPath(pin_id)}>{t('didIts.thePin')}</Link>}
      </p>
    </li>
  )
}

/** What a member tried, the newest first. */
export function MemberDidIts({ username, empty }: { username: string; empty: ReactNode }) {
  const t = useT<'comments'>()
  const feed = useIdFeed(didItsApi.useMemberDidItsInfiniteQuery(username))
  const entities = useAppSelector(selectDidItEntities)
  if (feed.status === 'loading') return <Spinner label={t('didIts.loading')} />
  if (feed.status === 'failed')
    return <ErrorState title={t('didIts.failed')} description={t('error.default')} onRetry={feed.onRetry} />
  const shown = feed.ids.flatMap((id) => entities[id] ?? [])
  if (shown.length === 0) return empty
  return (
    <section aria-label={t('didIts.title')}>
      <ul className={styles.list}>
        {shown.map((didIt) => (
          <Tried key={didIt.id} didIt={didIt} />
        ))}
      </ul>
      {(feed.onLoadMore ?? feed.hasMoreFailed) && (
        <Button isBusy={feed.isLoadingMore} onClick={feed.onLoadMore ?? feed.onRetry}>
          {t('didIts.more')}
        </Button>
      )}
    </section>
  )
}
