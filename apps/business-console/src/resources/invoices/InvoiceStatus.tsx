import { useTranslate } from 'react-admin'
import type { InvoiceView } from '@tessera/api-types/ads/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = { PROGRESS: 'plain', ISSUED: 'plain', OVERDUE: 'bad', PAID: 'good', VOID: 'plain' } as const

export function InvoiceStatus({ status }: Pick<InvoiceView, 'status'>) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.invoices.status.${status}`)} tone={tones[status]} />
}
