import AnalyticsIcon from '@mui/icons-material/BarChartOutlined'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { useParams, useSearchParams } from 'react-router-dom'
import { RESULT_DAYS } from '@tessera/api-types/ads/ad-options'
import { AccountChoice } from '../../shared/AccountChoice.tsx'
import { LoadFailure } from '../../shared/LoadFailure.tsx'
import { NoAccount } from '../../shared/NoAccount.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { useChosenAccount } from '../../shared/use-chosen-account.ts'
import { useRun } from '../../shared/use-operation.ts'
import { AccountResults } from './AccountResults.tsx'

type Days = (typeof RESULT_DAYS)[number]
const USUAL: Days = 30

/** The period of the address, so that a link and Back lead to what was seen. */
function usePeriod() {
  const [search, setSearch] = useSearchParams()
  const days = RESULT_DAYS.find((count) => String(count) === search.get('days')) ?? USUAL
  return {
    days,
    search: search.toString(),
    setDays: (next: Days) => setSearch({ ...Object.fromEntries(search), days: String(next) }),
  }
}

/** What the ads of one account bring: the first account where none is named. */
export function AnalyticsPage() {
  const translate = useTranslate()
  const { accountId } = useParams()
  const { accounts, chosen, isPending, error, refetch } = useChosenAccount(accountId)
  const { days, search, setDays } = usePeriod()
  if (isPending && !chosen) return <Skeleton variant="rounded" height={320} />
  return (
    <>
      <ListHeader resource="analytics">
        {chosen && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={translate('resources.analytics.period')}
            value={days}
            onChange={(_event, next: Days | null) => next && setDays(next)}
          >
            {RESULT_DAYS.map((count) => (
              <ToggleButton key={count} value={count}>
                {translate('resources.analytics.days', { count })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {chosen && accounts && accounts.length > 1 && (
          <AccountChoice place="analytics" chosen={chosen} search={search} />
        )}
      </ListHeader>
      {chosen ? (
        <Loaded key={chosen} advertiserId={chosen} days={days} />
      ) : (
        <NoAccount error={error} onRetry={() => void refetch()} icon={<AnalyticsIcon />} />
      )}
    </>
  )
}

function Loaded({ advertiserId, days }: { advertiserId: string; days: Days }) {
  const run = useRun()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['advertiser-results', advertiserId, days],
    queryFn: () => run('advertisers.results', { advertiser_id: advertiserId, days }),
  })
  if (data) return <AccountResults advertiserId={advertiserId} results={data} />
  if (isPending) return <Skeleton variant="rounded" height={420} />
  return <LoadFailure error={error} onRetry={() => void refetch()} />
}
