import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { useRecordContext, useTranslate } from 'react-admin'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { loadLeadFormTexts } from '../../providers/i18n-provider.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { PromoteButton } from '../../shared/PromoteButton.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { OnHold } from './OnHold.tsx'
import { PromotionDelivery } from './PromotionDelivery.tsx'
import { PromotionFacts } from './PromotionFacts.tsx'
import { PromotionResults } from './PromotionResults.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { PromotionTerms } from './PromotionTerms.tsx'

const PromotionLeads = lazy(async () => {
  const [part] = await Promise.all([import('./PromotionLeads.tsx'), loadLeadFormTexts()])
  return { default: part.PromotionLeads }
})

/** One promotion: how it runs, what it brought, and what can be changed. */
export function PromotionPage() {
  const { accountId = '', promotionId = '' } = useParams()
  return (
    <RecordPage
      resource={`advertisers/${accountId}/promotions`}
      id={promotionId}
      listPath={`ads/${accountId}`}
      onSaved={() => undefined}
    >
      <Promotion />
    </RecordPage>
  )
}

function Promotion() {
  const promotion = useRecordContext<PromotionView>()
  const translate = useTranslate()
  if (!promotion) return null
  const { name, advertiser_id, status, reject_reason } = promotion
  return (
    <>
      <PageHeader title={name} back={`ads/${advertiser_id}`}>
        <RecordStatus resource="ads" status={status} />
        <PromoteButton advertiserId={advertiser_id} copiedId={promotion.id} />
        <RunButtons promotion={promotion} />
      </PageHeader>
      {reject_reason && (
        <Typography role="status" color="error" sx={{ mb: 2 }}>
          {translate(`resources.ads.reject_reason.${reject_reason}`)}
        </Typography>
      )}
      {status === 'BILLING_HOLD' && <OnHold promotion={promotion} />}
      <Stack spacing={3}>
        <PromotionFacts promotion={promotion} />
        {promotion.abilities.can_edit && <PromotionTerms key={promotion.id} promotion={promotion} />}
        <PromotionDelivery promotion={promotion} />
        <PromotionResults promotion={promotion} />
        {promotion.abilities.can_see_leads && (
          <Suspense fallback={<Skeleton variant="rounded" height={96} />}>
            <PromotionLeads promotion={promotion} />
          </Suspense>
        )}
      </Stack>
    </>
  )
}

function RunButtons({ promotion: { id, advertiser_id, abilities } }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const pause = useOperation('promotions.update', 'resources.ads.paused')
  const resume = useOperation('promotions.update', 'resources.ads.resumed')
  const isRunning = pause.isRunning || resume.isRunning
  return (
    <>
      {abilities.can_pause && (
        <Button
          variant="outlined"
          disabled={isRunning}
          onClick={() => void pause.perform({ advertiser_id, id, status: 'PAUSED' })}
        >
          {translate('resources.ads.pause')}
        </Button>
      )}
      {abilities.can_resume && (
        <Button
          variant="contained"
          disabled={isRunning}
          onClick={() => void resume.perform({ advertiser_id, id, status: 'ACTIVE' })}
        >
          {translate('resources.ads.resume')}
        </Button>
      )}
    </>
  )
}
