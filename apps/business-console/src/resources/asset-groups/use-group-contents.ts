import { useQuery } from '@tanstack/react-query'
import { useActingBusiness } from '../../session/business-context.ts'
import { useRun } from '../../shared/use-operation.ts'

/** Where the client keeps what one group holds. */
export const groupContentsKey = (businessId: string, groupId: string) =>
  ['assetGroups', 'contents', businessId, groupId] as const

/** The lists of a group and the owners of its assets. */
export function useGroupContents(groupId: string) {
  const run = useRun()
  const { business } = useActingBusiness()
  return useQuery({
    queryKey: groupContentsKey(business.id, groupId),
    queryFn: () => run('assetGroups.contents', { business_id: business.id, asset_group_id: groupId }),
    retry: false,
  })
}
