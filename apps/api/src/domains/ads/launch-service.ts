import {
  AD_AGES,
  audienceWidth,
  type AdAge,
  type AdGender,
  type AdObjective,
} from '@tessera/api-types/ads/ad-options'
import { MICROS } from '@tessera/api-types/wire/micros'
import type { PromotionFields } from '@tessera/api-types/ads/inputs'
import {
  budgetFault,
  destinationUrlFault,
  durationFault,
  objectiveFault,
  promotionNameFault,
  targetingFault,
} from '@tessera/api-types/ads/promotion-rules'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { LOCALES } from '@tessera/api-types/locales'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import {
  adAccountAccess,
  isAllowedOn,
  listAdAccountsWith,
  type AdAccountAccess,
} from '../business/ad-account-access.ts'
import { recordHistory } from '../business/business-access-service.ts'
import { interestsToTarget, standings } from './advertiser-store.ts'
import { refuseFaults } from './advertiser-service.ts'
import { audienceSample } from './audience-sample-store.ts'
import { choosableAudiences } from './audience-service.ts'
import { billingStatusOf } from '../business/billing-rules.ts'
import { firstPinOfGroup } from './promoted-group-store.ts'
import { insertPromotion, isTagOf, ownPin, promotion, startOfDay } from './promotion-store.ts'
import { toPromotionView } from './promotion-view.ts'

type Needs = Pick<Deps, 'jobs' | 'newId' | 'now' | 'payments' | 'read' | 'transact'>

export const REVIEW_PROMOTIONS = 'promotions.settle'

/** Launches a promotion: every check again, then the promotion and its place in the history. // decided: B-4.58 */
export async function launchPromotion(
  { userId }: Member,
  advertiserId: string,
  fields: PromotionFields,
  deps: Needs,
): Promise<PromotionView> {
  const { country } = await launchableAccount(deps.read, userId, advertiserId)
  const width = await widthOf(fields, country, deps)
  return deps.transact(async (tx) => {
    const account = await launchableAccount(tx, userId, advertiserId)
    if (!deps.payments) throw new DomainError('PAYMENTS_OFF')
    await refuseUnready(tx, account, deps.now())
    await refuseWrongFields(tx, account, fields)
    await refuseForeignTag(tx, account, fields.tag_id)
    const pinId = await pinToShow(tx, account, fields)
    const row = { ...(await toRow(tx, account, fields, deps)), audienceWidth: width, pinId }
    await insertPromotion(tx, row)
    await recordHistory(tx, deps, account, {
      action: 'LAUNCH',
      entityType: 'PROMOTION',
      entityId: row.id,
      entityName: row.name,
      changes: [{ field: 'daily_budget_micros', old: null, new: row.dailyBudgetMicros }],
    })
    await deps.jobs.add(tx, REVIEW_PROMOTIONS, {}, { key: REVIEW_PROMOTIONS })
    const stored = await promotion(tx, advertiserId, row.id)
    if (!stored) throw new DomainError('PROMOTION_NOT_FOUND')
    return toPromotionView(stored, true)
  })
}

async function refuseUnready(tx: Db, account: AdAccountAccess, now: Date): Promise<void> {
  if (account.status === 'ARCHIVED') throw new DomainError('ACCOUNT_ARCHIVED')
  const [standing] = await standings(tx, [account.id])
  if (!standing?.hasBusinessAddress) throw new DomainError('ADDRESS_MISSING')
  if (billingStatusOf(standing.billing, now) !== 'VALID') throw new DomainError('BILLING_INVALID')
}

async function refuseWrongFields(tx: Db, account: AdAccountAccess, fields: PromotionFields): Promise<void> {
  const { targeting } = fields
  const chosen = { hasPin: fields.pin_id !== null, hasProductGroup: fields.product_group_id !== null }
  const interests = targeting.interests.length > 0 ? await interestsToTarget(tx) : []
  const audienceIds =
    targeting.audiences.length > 0 ? await choosableAudiences(tx, account.id) : new Set<string>()
  refuseFaults({
    destination_url: destinationUrlFault(fields.destination_url),
    objective: objectiveFault({ ...chosen, objective: fields.objective, hasTag: fields.tag_id !== null }),
    daily_budget: budgetFault(fields.daily_budget, account),
    duration: durationFault(fields.duration, fields.is_ongoing),
    name: promotionNameFault(fields.name),
    targeting: targetingFault(
      { ...targeting, locales: targeting.locale, isAuto: targeting.auto },
      { locales: LOCALES, interestIds: new Set(interests.map(({ id }) => id)), audienceIds },
    ),
  })
}

/** A promotion counts what its tag receives: for tags of others that is nobody's business here. */
async function refuseForeignTag(tx: Db, { businessId, userId }: AdAccountAccess, tagId: string | null) {
  if (tagId === null) return
  const reached = await listAdAccountsWith(tx, userId, 'READ')
  if (!(await isTagOf(tx, { tagId, businessId, adAccountIds: reached.map(({ id }) => id) })))
    throw new DomainError('TAG_NOT_FOUND')
}

/**
 * The pin chosen, or the first of a product group. What others may not see, was published by somebody else,
 * or has nothing to sell is not promoted.
 */
async function pinToShow(
  tx: Db,
  { businessId, userId }: AdAccountAccess,
  { pin_id: pinId, product_group_id: groupId }: PromotionFields,
): Promise<string> {
  if (groupId !== null) {
    const first = await firstPinOfGroup(tx, { id: groupId, businessId })
    if (first === null) throw fieldError('INVALID_INPUT', 'objective', { key: 'field.ad.productGroup' })
    return first
  }
  const pin = pinId === null ? null : await ownPin(tx, { pinId, businessId, userId })
  if (pinId === null || !pin?.isListed) throw new DomainError('PIN_NOT_PROMOTABLE')
  return pinId
}

async function launchableAccount(db: Db, userId: string, advertiserId: string): Promise<AdAccountAccess> {
  const account = await adAccountAccess(db, userId, advertiserId)
  if (!isAllowedOn(account, 'CAMPAIGN_MANAGER'))
    throw new DomainError('NOT_ALLOWED', { reason: { key: 'refusal.adAccount' } })
  return account
}

const chosenIn = ({ targeting: { auto, locale, ages, genders, interests, audiences } }: PromotionFields) => ({
  locales: locale,
  ages: auto ? [] : (ages as AdAge[]),
  genders: auto ? [] : (genders as AdGender[]),
  interestIds: auto ? [] : interests,
  audienceIds: auto ? [] : [...new Set(audiences)],
})

/** Asked before the fields are judged: an age that is none counts for nobody. */
async function widthOf(fields: PromotionFields, country: string, { read, now }: Pick<Needs, 'now' | 'read'>) {
  const { auto } = fields.targeting
  if (auto) return audienceWidth(1, auto)
  const chosen = chosenIn(fields)
  const ages = chosen.ages.filter((age) => AD_AGES.includes(age))
  return audienceWidth((await audienceSample(read, { ...chosen, country, ages }, now())).share, auto)
}

async function toRow(tx: Db, account: AdAccountAccess, fields: PromotionFields, deps: Needs) {
  const at = deps.now()
  return {
    ...chosenIn(fields),
    id: deps.newId(),
    adAccountId: account.id,
    businessId: account.businessId,
    productGroupId: fields.product_group_id,
    name: fields.name.trim(),
    objective: fields.objective as AdObjective,
    dailyBudgetMicros: Math.round((fields.daily_budget ?? 0) * MICROS),
    currency: account.currency,
    startAt: at,
    endAt: fields.is_ongoing ? null : await startOfDay(tx, account.timeZone, at, fields.duration ?? 1),
    destinationUrl: fields.destination_url.trim(),
    tagId: fields.tag_id,
    isAuto: fields.targeting.auto,
    status: 'PENDING_REVIEW',
    createdBy: account.userId,
    createdAt: at,
  }
}
