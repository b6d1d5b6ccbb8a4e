import { useTranslate } from 'react-admin'
import type { InviteView } from '@tessera/api-types/business/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

export function InviteStatusChip({ status }: { status: InviteView['status'] }) {
  const translate = useTranslate()
  return (
    <StatusChip
      label={translate(`console.invite_status.${status}`)}
      tone={status === 'EXPIRED' ? 'bad' : status === 'PENDING' ? 'waiting' : 'plain'}
    />
  )
}
