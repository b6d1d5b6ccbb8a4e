import { CLICK_WINDOW_DAYS } from '@tessera/api-types/ads/ad-options'
import { viewerKeyOf } from '../../delivery/promotion-token.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { clearAudiencesBefore, clearAudiencesOf } from './promotion-audience-store.ts'

/** Forgets of what age and gender people were whose clicks lead to no conversion any more. */
export async function forgetOldAudiences({ now, transact }: Pick<Deps, 'now' | 'transact'>): Promise<void> {
  const before = new Date(now().getTime() - CLICK_WINDOW_DAYS * DAY_MS)
  while (await transact((tx) => clearAudiencesBefore(tx, before)));
}

/** The same of one member at once, who leaves or allows it no more. */
export async function forgetAudiencesOf(tx: Db, userId: string, { site }: Pick<Deps, 'site'>): Promise<void> {
  await clearAudiencesOf(tx, viewerKeyOf(site.secret, userId))
}
