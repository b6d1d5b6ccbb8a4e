import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { PartnerView } from '@tessera/api-types/partners/views'
import { AccessTable } from '../../shared/AccessTable.tsx'
import { accessOf } from './access-of.ts'

/** What the business may do with assets of the partner, whose to change it is. */
export function ReceivedAccess({ partner }: { partner: PartnerView }) {
  const translate = useTranslate()
  const access = accessOf(partner.received)
  if (access.length > 0) return <AccessTable access={access} />
  return <Typography color="textSecondary">{translate('resources.partners.nothing_received')}</Typography>
}
