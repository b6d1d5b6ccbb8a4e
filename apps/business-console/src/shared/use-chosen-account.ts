import { useGetList } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'

const everyAccount = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'name', order: 'ASC' as const },
}

/** The first that is at work, or the first of all. */
export const firstAccount = <A extends { status: string }>(accounts: readonly A[]): A | undefined =>
  accounts.find(({ status }) => status === 'ACTIVE') ?? accounts[0]

/** The ad accounts one may open, and the one of the address; the first at work where it names none. */
export function useChosenAccount(accountId: string | undefined) {
  const { data: accounts, ...read } = useGetList<AdAccountView>('ad-accounts', everyAccount, {
    onError: () => undefined,
  })
  return { ...read, accounts, chosen: accountId ?? firstAccount(accounts ?? [])?.id }
}
