import type { MeasuredAdLoadView } from '@tessera/api-types/ads/views'
import { formatDay } from '@tessera/i18n/formats'
import { errorText } from '../../shared/api/error-text.ts'
import { useTranslator } from '../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { adLoadApi } from './ad-load-api.ts'
import styles from './AdsExplained.module.css'

const percentOf = (part: number, all: number): number => Math.round((1000 * part) / all) / 10

/** Pins and ads that members really got, list by list, beside the most that the ad load lets them have. */
export function MeasuredLoad() {
  const { t, locale } = useTranslator<'about-ads'>()
  const { data, error, refetch } = adLoadApi.useAdLoadQuery({})
  if (error)
    return (
      <ErrorState
        heading="h3"
        title={t('aboutAds.measureFailed')}
        description={errorText(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={t('aboutAds.measuring')}>
        <Skeleton height="12rem" />
      </div>
    )
  return (
    <>
      <table className={styles.load} aria-label={t('aboutAds.measured')}>
        <thead>
          <tr>
            <th scope="col">{t('aboutAds.list')}</th>
            <th scope="col">{t('aboutAds.pins')}</th>
            <th scope="col">{t('aboutAds.shareOfAds')}</th>
            <th scope="col">{t('aboutAds.most')}</th>
          </tr>
        </thead>
        <tbody>
          {data.lists.map((list) => (
            <Measured key={list.placement} list={list} />
          ))}
        </tbody>
      </table>
      <p>{t('aboutAds.measuredText', { since: formatDay(data.since, locale) })}</p>
    </>
  )
}

function Measured({
  list: { placement, organic_pins, promoted_pins, most_promoted_pins },
}: {
  list: MeasuredAdLoadView['lists'][number]
}) {
  const { t } = useTranslator<'about-ads'>()
  const shown = organic_pins + promoted_pins
  const shareOf = (ads: number) => t('aboutAds.share', { percent: percentOf(ads, organic_pins + ads) })
  return (
    <tr>
      <th scope="row">{t(`aboutAds.place.${placement}`)}</th>
      {shown === 0 ? (
        <td colSpan={3}>{t('aboutAds.none')}</td>
      ) : (
        <>
          <td>{t('aboutAds.number', { count: shown })}</td>
          <td>{shareOf(promoted_pins)}</td>
          <td>{shareOf(most_promoted_pins)}</td>
        </>
      )}
    </tr>
  )
}
