import { useTranslate } from 'react-admin'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { StatusChip } from './StatusChip.tsx'

const tones = { ACTIVE: 'good', ARCHIVED: 'plain', BILLING_HOLD: 'bad' } as const

export function AccountStatusChip({ status }: { status: AdAccountView['status'] }) {
  const translate = useTranslate()
  return <StatusChip label={translate(`console.account_status.${status}`)} tone={tones[status]} />
}
