import type { AdAccountView } from '@tessera/api-types/business/views'
import type { Hindrance, RecordAction } from '../../shared/record-action.ts'

function hindranceOf({ abilities, status }: AdAccountView, isDone: Hindrance): Hindrance | null {
  if (!abilities.can_edit) return 'NO_RIGHT'
  return status === 'BILLING_HOLD' || status === isDone ? status : null
}

const statusChange = (id: string, status: 'ARCHIVED' | 'ACTIVE'): RecordAction<AdAccountView> => ({
  id,
  ...(status === 'ARCHIVED' && { isLoss: true }),
  hindrance: (account) => hindranceOf(account, status),
  call: (account, provider) =>
    provider.update('ad-accounts', { id: account.id, data: { status }, previousData: account }),
})

export const archiving = statusChange('archive', 'ARCHIVED')
export const restoring = statusChange('restore', 'ACTIVE')

export const accountKind = {
  resource: 'ad-accounts',
  nameOf: ({ name }: AdAccountView) => name,
  others: [archiving, restoring],
}
