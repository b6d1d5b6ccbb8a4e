import { useMemo } from 'react'
import { type ApiError, isApiError } from './call.ts'
import type { IdPage } from './paged-endpoint.ts'

/** A listing that grows page by page, as a screen needs it: ids in order and one of three states. */
export type IdFeed = {
  ids: readonly string[]
  status: 'loading' | 'failed' | 'ready'
  error: ApiError | null
  isLoadingMore: boolean
  /** The next page failed; what is here stays. */
  hasMoreFailed: boolean
  /** Absent when nothing follows, or when asking again is up to the person. */
  onLoadMore?: () => void
  onRetry: () => void
}

/** What RTK Query's hook of a paged endpoint returns, as far as it matters here. */
type PagedQuery = {
  data?: { pages: readonly IdPage[] }
  error?: unknown
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
  refetch: () => unknown
}

/** Ids of all pages in order; one that comes twice keeps its first place. */
export const idsOf = (pages: readonly IdPage[] | undefined): string[] => [
  ...new Set(pages?.flatMap(({ ids }) => ids)),
]

export function useIdFeed(query: PagedQuery): IdFeed {
  const { data, error, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const ids = useMemo(() => idsOf(data?.pages), [data])
  const canLoadMore = hasNextPage && !isFetchNextPageError
  return {
    ids,
    status: data ? 'ready' : isError ? 'failed' : 'loading',
    error: isApiError(error) ? error : null,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError && !isFetchingNextPage,
    ...(canLoadMore && { onLoadMore: () => void query.fetchNextPage() }),
    onRetry: () => void (data ? query.fetchNextPage() : query.refetch()),
  }
}
