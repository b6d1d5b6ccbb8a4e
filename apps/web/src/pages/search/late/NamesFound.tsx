import { FollowUserButton } from '../../../features/follow/FollowUserButton.tsx'
import { NameResults } from '../../../features/search/NameResults.tsx'
import { NoResults } from '../../../features/search/NoResults.tsx'
import { type Search, useNameResultsInfiniteQuery } from '../../../features/search/search-api.ts'
import { useIdFeed } from '../../../shared/api/id-feed.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'

const followOf = (userId: string) => <FollowUserButton userId={userId} />

/** Boards or people found by a search of one of the two. */
export function NamesFound({ query, scope }: Search) {
  const t = useT<'search'>()
  return (
    <NameResults
      kind={scope === 'boards' ? 'boards' : 'users'}
      label={t('search.resultsFor', { query })}
      feed={useIdFeed(useNameResultsInfiniteQuery({ query, scope }))}
      empty={<NoResults query={query} scope={scope} />}
      personAction={followOf}
    />
  )
}
