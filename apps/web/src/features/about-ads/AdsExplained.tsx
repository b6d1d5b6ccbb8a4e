import {
  AUDIENCE_MIN,
  CLICK_WINDOW_DAYS,
  RESULT_ACTS_MIN,
  RESULT_GROUP_MIN,
} from '@tessera/api-types/ads/ad-options'
import { AD_LOAD, MOST_SIGHTS_A_DAY, SMALLEST_AD_AGE, AD_PLACEMENTS } from '@tessera/api-types/ads/ad-load'
import { useId, type ReactNode } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'
import styles from './AdsExplained.module.css'
import { MeasuredLoad } from './MeasuredLoad.tsx'

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** The numbers that delivery goes by, list by list. */
function AdLoadTable() {
  const t = useT<'about-ads'>()
  return (
    <table className={styles.load}>
      <thead>
        <tr>
          <th scope="col">{t('aboutAds.list')}</th>
          <th scope="col">{t('aboutAds.first')}</th>
          <th scope="col">{t('aboutAds.between')}</th>
        </tr>
      </thead>
      <tbody>
        {AD_PLACEMENTS.map((placement) => (
          <tr key={placement}>
            <th scope="row">{t(`aboutAds.place.${placement}`)}</th>
            <td>{AD_LOAD[placement].organicBeforeFirst}</td>
            <td>{AD_LOAD[placement].organicBetween}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Where ads are, how they are chosen and what is used for it. */
export function AdsExplained() {
  const t = useT<'about-ads'>()
  return (
    <NarrowPage title={t('aboutAds.title')} lead={t('aboutAds.lead')} align="start">
      <Section title={t('aboutAds.where')}>
        <AdLoadTable />
        <p>{t('aboutAds.whereText')}</p>
      </Section>
      <Section title={t('aboutAds.measured')}>
        <MeasuredLoad />
      </Section>
      <Section title={t('aboutAds.chosen')}>
        <ul>
          <li>{t('aboutAds.chosenFit')}</li>
          <li>{t('aboutAds.chosenShare')}</li>
          <li>{t('aboutAds.chosenOnce', { count: MOST_SIGHTS_A_DAY })}</li>
          <li>{t('aboutAds.chosenNever', { age: SMALLEST_AD_AGE })}</li>
        </ul>
      </Section>
      <Section title={t('aboutAds.used')}>
        <ul>
          <li>{t('aboutAds.usedCountry')}</li>
          <li>{t('aboutAds.usedPersonal')}</li>
          <li>{t('aboutAds.usedAudiences', { smallest: AUDIENCE_MIN })}</li>
          <li>
            {t('aboutAds.usedResults', {
              smallest: RESULT_GROUP_MIN,
              acts: RESULT_ACTS_MIN,
              days: CLICK_WINDOW_DAYS,
            })}
          </li>
          <li>{t('aboutAds.usedNever')}</li>
        </ul>
      </Section>
      <Section title={t('aboutAds.control')}>
        <ul>
          <li>{t('aboutAds.controlMenu')}</li>
          <li>{t('aboutAds.controlConsent')}</li>
        </ul>
        <p>
          <Link to="/cookies/" className={styles.link}>
            {t('aboutAds.controlLink')}
          </Link>
        </p>
      </Section>
    </NarrowPage>
  )
}
