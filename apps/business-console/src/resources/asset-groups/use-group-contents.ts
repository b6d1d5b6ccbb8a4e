import { useQuery } from '@tanstack/react-query'
import { useActingBusiness } from '../../session/business-context.ts'
import { useRun } from '../../shared/use-operation.ts'

/** Where the client keeps what one group holds: below the group, so that it goes with it. */
export const groupContentsKey = (businessId: string, groupId: string) =>
  [`asset-groups/${groupId}/contents`, businessId] as const

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
