import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import type { AudienceWidth } from '@tessera/api-types/ads/ad-options'
import { languageTag } from '@tessera/api-types/locales'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { useSettled } from '../../shared/use-settled.ts'
import type { PromoteForm } from './promote-form.ts'

interface Props {
  form: PromoteForm
  recommendedWidth: AudienceWidth | null
}

function useAudience(form: PromoteForm) {
  const wanted = {
    advertiser_id: form.advertiserId ?? '',
    locale: form.locale,
    ages: form.ages,
    genders: form.genders,
    interests: form.interests,
    audiences: form.audiences,
    auto: form.isAutoTargeting,
    objective: form.adType ?? ('CONSIDERATION' as const),
    daily_budget: Math.min(Math.max(form.dailyBudget ?? 0, 0), 1_000_000),
  }
  const settled = useSettled(JSON.stringify(wanted))
  return useQuery({
    queryKey: ['audience', settled],
    queryFn: () => run('advertisers.audience', JSON.parse(settled) as typeof wanted),
    placeholderData: keepPreviousData,
  })
}

/** How wide the audience is, and how many of it a day's budget may reach. */
export function AudienceNote({ form, recommendedWidth }: Props) {
  const translate = useTranslate()
  const tag = languageTag(useLocale())
  const { data, isError, isFetching, refetch } = useAudience(form)
  if (isError)
    return (
      <Typography role="status" variant="body2" color="textSecondary">
        {translate('console.promote.audience.failed')}{' '}
        <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
          {translate('console.error.retry')}
        </Button>
      </Typography>
    )
  if (!data) return null
  const { audience_width: width, size, daily_reach: reach } = data
  const count = (people: number) => people.toLocaleString(tag)
  return (
    <div role="status">
      <Typography sx={{ fontWeight: 600 }}>
        {translate('console.promote.audience.width', { width: translate(`console.audience_width.${width}`) })}
        {recommendedWidth &&
          ` · ${translate('console.promote.audience.recommended', { width: translate(`console.audience_width.${recommendedWidth}`) })}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {size === null
          ? translate('console.promote.audience.small')
          : translate('console.promote.audience.size', { size: count(size) })}
        {reach &&
          ` ${translate('console.promote.audience.reach', { from: count(reach.from), to: count(reach.to) })}`}
      </Typography>
    </div>
  )
}
