import Button from '@mui/material/Button'
import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import { useGetOne, useTranslate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { useActingBusiness } from '../../session/business-context.ts'
import type { GivenAccess } from '../../shared/access-end.ts'
import { AssetHolders, type HolderKind } from '../../shared/AssetHolders.tsx'
import { messageOf } from '../../shared/field-errors.ts'
import { useOperation } from '../../shared/use-operation.ts'

/** Who works with an ad account, and whose access to it has ended. */
export function AccountHolders({ accountId }: { accountId: string }) {
  const translate = useTranslate()
  const {
    data: account,
    error,
    isFetching,
    refetch,
  } = useGetOne<AdAccountView>('ad-accounts', { id: accountId }, { retry: false })
  if (error) {
    const retry = (
      <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
        {translate('console.error.retry')}
      </Button>
    )
    const text = messageOf(error)
    return (
      <Alert severity="error" action={retry} sx={{ mt: 3, maxWidth: 720 }}>
        {translate(text, { _: text })}
      </Alert>
    )
  }
  if (!account) return <Skeleton variant="rounded" height={160} sx={{ mt: 3, maxWidth: 720 }} />
  const { abilities, partners, expired_access } = account
  const hasPartners = abilities.can_share || partners.length + expired_access.partners.length > 0
  return (
    <Card sx={{ mt: 3, p: { xs: 2, sm: 3 }, maxWidth: 720, display: 'grid', gap: 3 }}>
      <Holders account={account} kind="people" isOpen={abilities.can_assign} />
      {hasPartners && <Holders account={account} kind="partners" isOpen={abilities.can_share} />}
    </Card>
  )
}

interface Props {
  account: AdAccountView
  kind: HolderKind
  isOpen: boolean
}

const CALLS = { people: 'employees.update', partners: 'partners.update' } as const

/** Each holder is saved by a call of their own. */
function Holders({ account, ...list }: Props) {
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation(CALLS[list.kind], 'resources.ad-accounts.saved')
  const save = async ({ id, ...given }: { id: string } & GivenAccess) =>
    (await perform({
      business_id: business.id,
      id,
      assets: [{ id: account.id, type: 'AD_ACCOUNT', ...given }],
    })) !== null
  return (
    <AssetHolders
      {...list}
      asset={{ ...account, type: 'AD_ACCOUNT' }}
      isRunning={isRunning}
      onSave={async (holders) => (await Promise.all(holders.map(save))).every(Boolean)}
    />
  )
}
