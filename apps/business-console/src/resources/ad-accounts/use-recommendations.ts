import { useEffect, useState } from 'react'
import type { RecommendationKind } from '@tessera/api-types/ad-notifications/recommendation-kinds'
import { useRun } from '../../shared/use-run.ts'

/** What an ad account is recommended; nothing while it loads, and nothing when it cannot be had: it is advice. */
export function useRecommendations(adAccountId: string): readonly RecommendationKind[] {
  const run = useRun()
  const [found, setFound] = useState<{ id: string; kinds: RecommendationKind[] } | null>(null)
  useEffect(() => {
    let isGone = false
    const recipient = { recipient_id: adAccountId, recipient_type: 'ADVERTISER' } as const
    run('adNotifications.recommendations', recipient).then(
      (items) => !isGone && setFound({ id: adAccountId, kinds: items.map(({ type }) => type) }),
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [adAccountId, run])
  return found?.id === adAccountId ? found.kinds : []
}
