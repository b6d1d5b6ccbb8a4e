import type { StoredConsent } from '@tessera/api-types/consent/consent-rules'
import type { ConsentRow } from './consent-store.ts'

export const toStoredConsent = (row: ConsentRow): StoredConsent => ({
  allow_personalization_cookies: row.allowPersonalizationCookies,
  allow_analytic_cookies: row.allowAnalyticCookies,
  allow_marketing_cookies: row.allowMarketingCookies,
  text_version: row.textVersion,
  chosen_at: Math.floor(row.chosenAt.getTime() / 1000),
})
