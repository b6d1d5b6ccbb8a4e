import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import type { MerchantAppealDetailView } from '@tessera/api-types/verified-merchants/views'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { AppealDecision } from './AppealDecision.tsx'

const text = (key: string) => `resources.merchant-appeals.${key}`
const card = { p: { xs: 2, sm: 3 }, display: 'grid', gap: 2, justifyItems: 'start', minWidth: 0 }

/** One appeal with all that a decision needs. */
export const AppealPage = () => (
  <RecordPage listPath="merchant-appeals" onSaved={() => undefined}>
    <Appeal />
  </RecordPage>
)

function Appeal() {
  const appeal = useRecordContext<MerchantAppealDetailView>()
  if (!appeal) return null
  return (
    <>
      <PageHeader title={`${appeal.full_name} · ${appeal.business_name}`} back="merchant-appeals" />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
        <Written appeal={appeal} />
        <AppealDecision key={appeal.id} appeal={appeal} />
      </Box>
    </>
  )
}

function Written({ appeal }: { appeal: MerchantAppealDetailView }) {
  const translate = useTranslate()
  const { appeal_comment, review_reasons, checks, username, shipping_policy_url, return_policy_url } = appeal
  return (
    <Card component="section" sx={card}>
      <Typography variant="h6" component="h2">
        {translate(text('comment'))}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{appeal_comment}</Typography>
      {review_reasons.length > 0 && (
        <Box>
          <Typography sx={{ fontWeight: 700 }}>{translate(text('declined_for'))}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 3 }}>
            {review_reasons.map((reason) => (
              <li key={reason}>{translate(`resources.verified-merchant.reasons.${reason}`)}</li>
            ))}
          </Box>
        </Box>
      )}
      <Box>
        <Typography sx={{ fontWeight: 700 }}>{translate('resources.verified-merchant.checks')}</Typography>
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {checks.map(({ check, result, explanation }) => (
            <Box component="li" key={check} sx={{ fontWeight: result === 'FAIL' ? 700 : 400 }}>
              {explanation}
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Link href={shipping_policy_url} target="_blank" rel="noopener noreferrer">
          {translate(text('shipping_policy'))}
        </Link>
        <Link href={return_policy_url} target="_blank" rel="noopener noreferrer">
          {translate(text('return_policy'))}
        </Link>
        <Button
          href={`/${username}/`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNewIcon />}
          variant="outlined"
        >
          {translate(text('open'))}
        </Button>
      </Box>
    </Card>
  )
}
