import { useTranslate } from 'react-admin'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { StatusChip } from '../../shared/StatusChip.tsx'

const tones = {
  PENDING_REVIEW: 'plain',
  ACTIVE: 'good',
  REJECTED: 'bad',
  PAUSED: 'plain',
  BILLING_HOLD: 'bad',
  COMPLETED: 'plain',
} as const

export function PromotionStatus({ status }: Pick<PromotionView, 'status'>) {
  const translate = useTranslate()
  return <StatusChip label={translate(`resources.ads.status.${status}`)} tone={tones[status]} />
}
