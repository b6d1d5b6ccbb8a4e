import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { MOST_SIGHTS_A_DAY, SMALLEST_AD_AGE } from '@tessera/api-types/ads/ad-load'
import type { PromotionDeliveryView, PromotionView } from '@tessera/api-types/ads/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'
import { useRun } from '../../shared/use-operation.ts'

/** What the reasons tell of. */
const LIMITS = { age: SMALLEST_AD_AGE, times: MOST_SIGHTS_A_DAY }

type Verdicts = PromotionDeliveryView['verdicts']

/** On which part of the pages it could have stood on a promotion was shown, and why not on the others. */
export function PromotionDelivery({ promotion }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const run = useRun()
  const { advertiser_id, id } = promotion
  const { data, isPending, isError } = useQuery({
    queryKey: ['promotion-delivery', advertiser_id, id],
    queryFn: () => run('promotions.delivery', { advertiser_id, id }),
  })
  return (
    <section aria-labelledby="delivery">
      <Typography id="delivery" variant="h6" component="h2">
        {translate('resources.ads.delivery')}
      </Typography>
      {isPending && <Skeleton variant="rounded" height={96} />}
      {isError && <Typography role="alert">{translate('console.error.load')}</Typography>}
      {data?.verdicts.length === 0 && (
        <Typography color="textSecondary">{translate('resources.ads.no_delivery')}</Typography>
      )}
      {data && data.verdicts.length > 0 && <Shares verdicts={data.verdicts} />}
    </section>
  )
}

function Shares({ verdicts }: { verdicts: Verdicts }) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const pages = verdicts.reduce((sum, verdict) => sum + verdict.pages, 0)
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        {translate('resources.ads.delivery_text', { smart_count: pages })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, maxWidth: 640 }}>
        {verdicts.map(({ verdict, pages: count }) => (
          <Share
            key={verdict}
            verdict={verdict}
            share={formatValue('percent', (count / pages) * 100, { locale })}
            width={count / pages}
          />
        ))}
      </Box>
    </>
  )
}

interface ShareProps {
  verdict: Verdicts[number]['verdict']
  share: string
  width: number
}

function Share({ verdict, share, width }: ShareProps) {
  const translate = useTranslate()
  const isShown = verdict === 'SHOWN'
  return (
    <li>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: isShown ? 700 : 400 }}>
          {translate(`resources.ads.verdict.${verdict}`)}
        </Typography>
        <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{share}</Typography>
      </Box>
      <Box aria-hidden sx={{ height: 8, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
        <Box
          sx={{
            height: '100%',
            width: `${width * 100}%`,
            bgcolor: isShown ? 'primary.main' : 'text.disabled',
          }}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate(`resources.ads.verdict_hint.${verdict}`, LIMITS)}
      </Typography>
    </li>
  )
}
