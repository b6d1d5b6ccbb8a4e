import { useQuery } from '@tanstack/react-query'
import { useRun } from '../../shared/use-operation.ts'

const FRESH_MS = 5 * 60 * 1000 // decided: B-3.33

/**
 * What an ad account is recommended; nothing while it loads, and what was known when it cannot be had: it is advice.
 * It is asked for again after a while, by `refresh`, and once the account has another `version`.
 */
export function useRecommendations(adAccountId: string, version: number) {
  const run = useRun()
  const { data, refetch, isFetching } = useQuery({
    queryKey: ['recommendations', adAccountId, version],
    queryFn: () =>
      run('adNotifications.recommendations', {
        recipient_id: adAccountId,
        recipient_type: 'ADVERTISER',
        page_size: 50,
      }),
    staleTime: FRESH_MS,
    retry: false,
  })
  return { messages: data ?? [], refresh: () => void refetch(), isRefreshing: isFetching }
}
