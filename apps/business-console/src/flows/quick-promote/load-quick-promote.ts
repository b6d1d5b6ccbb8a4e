import type { LoaderFunctionArgs } from 'react-router-dom'
import {
  AD_OBJECTIVES,
  AUDIENCE_WIDTHS,
  type AdObjective,
  type AudienceWidth,
} from '@tessera/api-types/ads/ad-options'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'
import type { AdvertiserView } from '@tessera/api-types/ads/views'
import { loadRefusals } from '../../providers/i18n-provider.ts'
import { run } from '../../providers/flow-calls.ts'
import { errorCodeOf, messageOf } from '../../shared/field-errors.ts'
import { loadSignedIn, type SignedIn } from '../../session/load-session.ts'
import type { Copied } from './copied-promotion.ts'
import { proposeAdvertiser } from './propose-advertiser.ts'

export interface QuickPromote extends SignedIn {
  advertisers: AdvertiserView[]
  advertiserId: string | null
  /** Whether the address names the ad account. */
  isAccountNamed: boolean
  /** What the address asks for, as it is written there. */
  search: string
  /** What the address asks for, by a pin, a marketing plan or another promotion. */
  given: {
    pin: PromotablePinView | null
    adType: AdObjective | null
    dailyBudget: number | null
    /** The promotion to launch another one like. */
    copied: Copied | null
  }
  recommendedWidth: AudienceWidth | null
  /** Why the card that somebody comes back from the payment provider with is not there. */
  cardProblem: string | null
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | null =>
  values.find((each) => each === given) ?? null

/** Who may promote, and what is chosen already. */
export async function loadQuickPromote({
  request,
}: Pick<LoaderFunctionArgs, 'request'>): Promise<QuickPromote> {
  const signedIn = await loadSignedIn()
  // Its forms say what the server would refuse before they are sent.
  await loadRefusals()
  const { search, searchParams } = new URL(request.url)
  const cardProblem = await finishCard(searchParams.get('advertiser'), searchParams.get('card_session'))
  const advertisers = await run('advertisers.list', {})
  const active = advertisers.filter(({ status }) => status === 'ACTIVE')
  const { chosen, isNamed } = proposeAdvertiser(active, searchParams)
  const budget = Number(searchParams.get('dailyBudget'))
  return {
    ...signedIn,
    advertisers: active,
    advertiserId: chosen?.id ?? null,
    isAccountNamed: isNamed,
    search,
    given: {
      pin: chosen ? await namedPin(chosen.id, searchParams.get('pin')) : null,
      adType: oneOf(AD_OBJECTIVES, searchParams.get('adType')),
      dailyBudget: budget > 0 ? budget : null,
      copied: chosen ? await namedPromotion(chosen, searchParams.get('copy')) : null,
    },
    cardProblem,
    recommendedWidth: oneOf(AUDIENCE_WIDTHS, searchParams.get('width')),
  }
}

/** Takes over the card that was entered at the payment provider; the same one again changes nothing. */
async function finishCard(advertiser_id: string | null, session_id: string | null): Promise<string | null> {
  if (!advertiser_id || !session_id) return null
  try {
    await run('cardSessions.finish', { advertiser_id, session_id })
    return null
  } catch (error) {
    return messageOf(error)
  }
}

/** A pin that cannot be promoted is chosen anew. */
async function namedPin(advertiser_id: string, pinId: string | null): Promise<PromotablePinView | null> {
  if (!pinId || !/^\d+$/.test(pinId)) return null
  const { pins } = await run('advertisers.pins', { advertiser_id, pin_id: pinId })
  return pins.find(({ reason }) => reason === null) ?? null
}

/** What others may not promote, or what is gone, is chosen anew. */
async function namedPromotion(
  { id: advertiser_id, business_id }: AdvertiserView,
  id: string | null,
): Promise<Copied | null> {
  if (!id || !/^\d+$/.test(id)) return null
  const promotion = await unlessGone(run('promotions.get', { advertiser_id, id }))
  if (!promotion) return null
  const { pin_id, product_group_id, tag_id } = promotion
  const group = product_group_id
    ? await unlessGone(run('productGroups.get', { business_id, id: product_group_id }))
    : null
  const tag = tag_id ? await unlessGone(run('tags.get', { business_id, id: tag_id })) : null
  return {
    promotion,
    tagId: tag && tag_id,
    pin: product_group_id ? null : await namedPin(advertiser_id, pin_id),
    group: group && group.product_count > 0 ? group : null,
  }
}

const GONE = ['PROMOTION_NOT_FOUND', 'PRODUCT_GROUP_NOT_FOUND', 'TAG_NOT_FOUND', 'BUSINESS_NOT_FOUND']

const unlessGone = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (GONE.includes(errorCodeOf(error) ?? '')) return null
    throw error
  })
