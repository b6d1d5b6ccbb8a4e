import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import type { ProfileView } from '@tessera/api-types/business/views'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { rereadWhile } from '../../shared/reread.ts'
import { useRun } from '../../shared/use-operation.ts'

const firstFirst = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const

/** The program of the account a business has acted as for longest; read anew while its application is reviewed. */
export function useMerchant() {
  const run = useRun()
  const profiles = useGetList<ProfileView>('profiles', firstFirst)
  const userId = profiles.data?.[0]?.id
  const program = useQuery({
    queryKey: ['verified-merchant', userId],
    queryFn: async (): Promise<MerchantProgramView | null> => {
      const found = await run('verifiedMerchants.get', { userId: userId ?? '' })
      return 'checks' in found ? found : null
    },
    enabled: userId !== undefined,
    retry: 1,
    refetchInterval: rereadWhile<MerchantProgramView | null>((found) => found?.review_state === 'pending'),
  })
  const reread = () => Promise.all([profiles.refetch(), userId === undefined ? null : program.refetch()])
  return {
    program: program.data ?? null,
    isPending: profiles.isPending || (userId !== undefined && program.isPending),
    error: profiles.error ?? program.error,
    retry: () => void reread(),
  }
}
