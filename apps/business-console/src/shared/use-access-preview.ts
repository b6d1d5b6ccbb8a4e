import { skipToken, useQuery } from '@tanstack/react-query'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { useActingBusiness } from '../session/business-context.ts'
import { useRun } from './use-operation.ts'

/**
 * What a change of access would do, asked of the server once; a change of null is not asked about.
 * @param isMade the change is under way, and nothing can be tried any more
 */
export function useAccessPreview(change: AccessChange | null, isMade = false) {
  const run = useRun()
  const { business } = useActingBusiness()
  return useQuery({
    queryKey: ['assetAccess', 'preview', business.id, change],
    queryFn:
      change && !isMade ? () => run('assetAccess.preview', { business_id: business.id, change }) : skipToken,
    gcTime: 0,
    // Once the change is made, what it would do is nothing to ask about any more.
    staleTime: 'static',
    retry: false,
  })
}
