import { selectUserEntities } from '../../entities/users/users-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { ListFoot } from '../../shared/ui/ListFoot.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { blockedPeopleApi } from './blocked-people-api.ts'
import { BlockedPerson } from './BlockedPerson.tsx'

const ALWAYS = { refetchOnMountOrArgChange: true } as const

/** Whom the member blocks, and the way to let each be. */
export function BlockedPeople() {
  const t = useT<'preferences'>()
  const users = useAppSelector(selectUserEntities)
  const feed = useIdFeed(blockedPeopleApi.useBlockedPeopleInfiniteQuery({}, ALWAYS))
  const failure = feed.error ? errorText(feed.error, t) : t('preferences.blocked.failed')
  if (feed.status === 'loading') {
    return (
      <div role="status" aria-label={t('preferences.blocked.loading')}>
        <Skeleton height="3rem" />
      </div>
    )
  }
  if (feed.status === 'failed')
    return <ErrorState title={t('preferences.blocked.failed')} description={failure} onRetry={feed.onRetry} />
  const shown = feed.ids.flatMap((id) => (users[id]?.blocked_by_me ? [users[id]] : []))
  if (shown.length === 0 && !feed.onLoadMore) return <p>{t('preferences.blocked.none')}</p>
  return (
    <>
      <ul aria-label={t('preferences.blocked.list')}>
        {shown.map((person) => (
          <li key={person.id}>
            <BlockedPerson person={person} />
          </li>
        ))}
      </ul>
      <ListFoot
        onLoadMore={feed.onLoadMore}
        isLoadingMore={feed.isLoadingMore}
        failure={feed.hasMoreFailed ? failure : undefined}
        onRetry={feed.onRetry}
      />
    </>
  )
}
