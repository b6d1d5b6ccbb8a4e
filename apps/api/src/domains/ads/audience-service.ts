import { audienceWidth, type AdAge, type AdGender, type AdObjective } from '@tessera/api-types/ads/ad-options'
import type { AudienceView, PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { fieldError } from '../../kernel/domain-error.ts'
import { sizeAndStatus } from '../audiences/audience-view.ts'
import { adAccountAccess, assertAllowed } from '../business/ad-account-access.ts'
import { pagesADay } from '../delivery/page-count-service.ts'
import { audienceSize, dailyReach } from './audience-rules.ts'
import { audienceSample } from './audience-sample-store.ts'
import { broughtLately } from './advertiser-results-store.ts'
import { targetableAudiences } from './targetable-audiences-store.ts'
import { PINS_AT_ONCE, promotablePins, type PromotablePinRow } from './promotable-pins-store.ts'

interface Input {
  advertiser_id: string
  locale: string[]
  ages: AdAge[]
  genders: AdGender[]
  interests: string[]
  audiences: string[]
  auto: boolean
  objective: AdObjective
  daily_budget: number
}

/** How wide an audience is, by what members chose to share, and how much of it a day's budget reaches. */
export async function getAudience(
  { userId }: Member,
  asked: Input,
  { read, now }: Pick<Deps, 'read' | 'now'>,
): Promise<AudienceView> {
  const account = await adAccountAccess(read, userId, asked.advertiser_id)
  assertAllowed(account, 'CAMPAIGN_MANAGER')
  const { auto, objective, daily_budget: dailyBudget } = asked
  const chosen = {
    country: account.country,
    locales: asked.locale,
    ages: auto ? [] : asked.ages,
    genders: auto ? [] : asked.genders,
    interestIds: auto ? [] : asked.interests,
    audienceIds: auto ? [] : asked.audiences,
  }
  await refuseForeignAudiences(read, account.id, chosen.audienceIds)
  const { share, members } = await audienceSample(read, chosen, now())
  const size = audienceSize(members, share)
  const { country, currency } = account
  const inventory = {
    pages: await pagesADay(read, country, now()),
    ...(await broughtLately(read, account.id, now())),
  }
  return {
    audience_width: audienceWidth(share, auto),
    size,
    daily_reach: dailyReach({ size, share }, { dailyBudget, objective, currency }, inventory),
  }
}

/** Audiences that can be chosen for promotions of an ad account. */
export async function choosableAudiences(db: Db, adAccountId: string): Promise<Set<string>> {
  const audiences = await targetableAudiences(db, adAccountId)
  return new Set(audiences.filter((each) => sizeAndStatus(each).status === 'READY').map(({ id }) => id))
}

async function refuseForeignAudiences(db: Db, adAccountId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const choosable = await choosableAudiences(db, adAccountId)
  if (!ids.every((id) => choosable.has(id)))
    throw fieldError('INVALID_INPUT', 'audiences', { key: 'field.ad.audiences' })
}

export async function listPromotablePins(
  { userId }: Member,
  {
    advertiser_id,
    query,
    before,
    pin_id,
  }: { advertiser_id: string; query: string; before?: string | undefined; pin_id?: string | undefined },
  { read, site }: Pick<Deps, 'read' | 'site'>,
): Promise<{ pins: PromotablePinView[]; next: string | null }> {
  const account = await adAccountAccess(read, userId, advertiser_id)
  assertAllowed(account, 'CAMPAIGN_MANAGER')
  const asked = {
    userId,
    businessId: account.businessId,
    title: query,
    before: before ?? null,
    pinId: pin_id ?? null,
  }
  const rows = await promotablePins(read, asked)
  const page = rows.slice(0, PINS_AT_ONCE)
  return {
    pins: page.map((row) => toView(row, site.imageBase)),
    next: rows.length > PINS_AT_ONCE ? (page.at(-1)?.id ?? null) : null,
  }
}

const toView = (row: PromotablePinRow, imageBase: string): PromotablePinView => ({
  id: row.id,
  title: row.title,
  image_url: row.imageSignature ? imageUrl(imageBase, row.imageSignature, '236x') : null,
  link: row.link,
  reason: row.isRunning ? 'RUNNING' : row.isSecret ? 'SECRET_BOARD' : row.isListed ? null : 'HIDDEN',
})
