import { useState } from 'react'
import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { type OperationOutput, endpoint } from '../../shared/api/endpoint.ts'
import { formatCount } from '@tessera/i18n/formats'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import styles from './PinStats.module.css'
import { baseApi } from '../../shared/api/base-api.ts'

const pinStatsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ pinStats: build.query(endpoint(trackingRoutes['tracking.pinStats'])) }),
})

type Period = OperationOutput<(typeof trackingRoutes)['tracking.pinStats']>['periods'][number]

function Table({ periods }: { periods: readonly Period[] }) {
  const { t, locale } = useTranslator<'closeup'>()
  const format = (value: number) => formatCount(value, locale)
  return (
    <table className={styles.table} aria-label={t('closeup.stats')}>
      <thead>
        <tr>
          <th scope="col">{t('closeup.statsPeriod')}</th>
          <th scope="col">{t('closeup.statsImpressions')}</th>
          <th scope="col">{t('closeup.statsCloseups')}</th>
          <th scope="col">{t('closeup.statsSaves')}</th>
          <th scope="col">{t('closeup.statsClicks')}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map(({ days, impressions, closeups, saves, outbound_clicks }) => (
          <tr key={days}>
            <th scope="row">{t('closeup.statsDays', { days })}</th>
            <td>{format(impressions)}</td>
            <td>{format(closeups)}</td>
            <td>{format(saves)}</td>
            <td>{format(outbound_clicks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Counts({ pinId }: { pinId: string }) {
  const { t } = useTranslator<'closeup'>()
  const { data, isError, refetch } = pinStatsApi.usePinStatsQuery({ pin_id: pinId })
  if (data) {
    const isEmpty = data.periods.every((period) => period.impressions + period.closeups + period.saves === 0)
    return isEmpty ? (
      <p className={styles.note}>{t('closeup.statsNone')}</p>
    ) : (
      <Table periods={data.periods} />
    )
  }
  if (!isError) {
    return (
      <div role="status" aria-label={t('closeup.statsLoading')}>
        <Skeleton height="8rem" />
      </div>
    )
  }
  return (
    <div role="alert">
      <p className={styles.note}>{t('closeup.statsFailed')}</p>
      <Button onClick={() => void refetch()}>{t('app.retry')}</Button>
    </div>
  )
}

/** How often others met a pin, for its owner alone. */
export function PinStats({ pin }: { pin: Pin }) {
  const { t } = useTranslator<'closeup'>()
  const [isOpen, setIsOpen] = useState(false)
  const viewerId = useAppSelector((state) => selectViewer(state)?.id)
  if (viewerId !== pin.pinner.id) return null
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={styles.heading}>{t('closeup.stats')}</summary>
      {isOpen && <Counts pinId={pin.id} />}
      <p className={styles.note}>{t('closeup.statsNote')}</p>
    </details>
  )
}
