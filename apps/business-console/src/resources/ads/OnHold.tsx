import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useGetOne, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { PromotionView } from '@tessera/api-types/ads/views'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { PayingCard } from '../../shared/billing/PayingCard.tsx'
import { hubOf } from '../../shared/console-paths.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'

/** Why a promotion waits, with the way to what is missing for those who may see it. */
export function OnHold({ promotion: { id, advertiser_id } }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { data: account, isPending } = useGetOne<AdAccountView>('ad-accounts', { id: advertiser_id })
  if (isPending) return null
  const status = account?.billing_status ?? 'UNKNOWN'
  const needsCard = status === 'MISSING' || status === 'EXPIRED'
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, mb: 2 }}>
      <Typography role="status" color="error">
        {translate(`resources.ads.on_hold.${status}`)}
      </Typography>
      {status === 'INVALID' && business.abilities.can_see_invoices && <SeeDue />}
      {needsCard && (
        <PayingCard
          advertiser_id={advertiser_id}
          return_path={`${hubOf(business.id)}/ads/${advertiser_id}/${id}`}
        />
      )}
    </Stack>
  )
}

function SeeDue() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <Button component={Link} to={hubPath('invoices/overdue')} variant="outlined" size="small">
      {translate('resources.ads.see_due')}
    </Button>
  )
}
