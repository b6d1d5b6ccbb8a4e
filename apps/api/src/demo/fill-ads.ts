import type { BookedEvent } from '../delivery/charging.ts'
import { chargeEvents } from '../domains/ads/charge-service.ts'
import { saveBillingProfile } from '../domains/ads/billing-store.ts'
import { saveBusinessContact } from '../domains/ads/advertiser-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { sell } from './sell.ts'
import { end, launch, type DemoPromotion, type Running } from './demo-promotion.ts'
import { DAY_MS } from '../kernel/durations.ts'
import { joined } from '../kernel/transaction-scope.ts'

interface Place {
  businessId: string
  ownerId: string
  accountIds: readonly string[]
  /** The tag of each account's shop, in the order of the accounts. */
  tagIds: readonly string[]
}

const ADDRESS = {
  line1: '12 Kiln Road',
  line2: '',
  city: 'Berlin',
  region: '',
  postal_code: '10115',
  country: 'DE',
}

const PROMOTIONS: readonly DemoPromotion[] = [
  { name: 'Stoneware mugs', status: 'ACTIVE', budget: 12, from: 44, to: 0, impressions: 90 },
  { name: 'Glazing workshop', status: 'PAUSED', budget: 8, from: 30, to: 5, impressions: 50 },
  { name: 'Autumn glazes', status: 'COMPLETED', budget: 5, from: 58, to: 17, impressions: 60 },
]

const ABROAD: DemoPromotion = {
  name: 'Mugs for the holidays',
  status: 'ACTIVE',
  budget: 15,
  from: 21,
  to: 0,
  impressions: 70,
}

/** Promotions of the first ad account and one of the second, each with a card that pays, and what they brought so far. */
export async function fillAds(
  tx: Db,
  deps: Deps,
  { businessId, ownerId, accountIds, tagIds }: Place,
): Promise<void> {
  const pins = await ownPins(tx, ownerId)
  const [home, abroad] = accountIds
  const [homeTag = null, tagAbroad = null] = tagIds
  const shop = { businessId, ownerId }
  if (home !== undefined)
    await fillAccount(tx, deps, {
      ...shop,
      adAccountId: home,
      tagId: homeTag,
      currency: 'EUR',
      promotions: PROMOTIONS,
      pins,
    })
  if (abroad !== undefined)
    await fillAccount(tx, deps, {
      ...shop,
      adAccountId: abroad,
      tagId: tagAbroad,
      currency: 'USD',
      promotions: [ABROAD],
      pins: pins.slice(PROMOTIONS.length),
    })
}

interface Account extends Omit<Place, 'accountIds' | 'tagIds'> {
  adAccountId: string
  tagId: string | null
  currency: string
  promotions: readonly DemoPromotion[]
  pins: readonly string[]
}

async function fillAccount(
  tx: Db,
  deps: Deps,
  { businessId, ownerId, adAccountId, tagId, currency, promotions, pins }: Account,
): Promise<void> {
  const at = deps.now()
  const contact = { name: 'Kiln & Clay', email: 'ads@kiln-and-clay.example', phone: '' }
  await saveBusinessContact(tx, adAccountId, { ...contact, ...ADDRESS })
  await saveBillingProfile(tx, {
    id: deps.newId(),
    adAccountId,
    cardholderName: 'Aiko Tanabe',
    cardBrand: 'visa',
    cardLast4: '4242',
    cardExpiryMonth: 12,
    cardExpiryYear: at.getUTCFullYear() + 3,
    paymentToken: 'local_demo_4242',
    billingAddress: JSON.stringify(ADDRESS),
    updatedAt: at,
  })
  // At noon, so that each is another day where the account is, also when clocks change.
  const noon = Math.floor(at.getTime() / DAY_MS) * DAY_MS + DAY_MS / 2
  const daysAgo = (days: number) => (days === 0 ? at : new Date(noon - days * DAY_MS))
  const actor = { userId: ownerId, businessId }
  const running: Running[] = []
  for (const [index, promotion] of promotions.entries()) {
    const begun = { ...deps, now: () => daysAgo(promotion.from) }
    const pinId = pins[index] ?? null
    const endAt = promotion.status === 'COMPLETED' ? daysAgo(promotion.to) : null
    running.push(await launch(tx, begun, actor, promotion, { adAccountId, tagId, currency, pinId, endAt }))
  }
  for (let ago = Math.max(...promotions.map(({ from }) => from)); ago >= 0; ago -= 1) {
    const onDay = { ...joined(deps, tx), now: () => daysAgo(ago) }
    const clicks = await bookDay(tx, onDay, running, ago)
    if (tagId !== null) await sell(onDay, tagId, clicks)
  }
  for (const promotion of running)
    await end(tx, { ...deps, now: () => daysAgo(promotion.to) }, actor, promotion)
}

/** What a studio advertises: its ceramics before anything else. */
const ownPins = async (tx: Db, ownerId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.boardId')
    .select('pins.id')
    .where('pins.userId', '=', ownerId)
    .where('pins.isListed', '=', true)
    .where('pins.savedFromPinId', 'is', null)
    .orderBy(({ eb }) => eb('boards.category', 'is distinct from', 'ceramics'))
    .orderBy('pins.id')
    .limit(PROMOTIONS.length + 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** More is seen at weekends, and more with each week. */
const impressionsOn = (day: Date, { impressions, from }: DemoPromotion, ago: number): number =>
  Math.round(impressions * (day.getUTCDay() % 6 === 0 ? 1.35 : 1) * (0.7 + (0.5 * (from - ago)) / (from + 1)))

/** Of how many views one led to the act. */
const ACTS = { SAVE: 21, PIN_CLICK: 9, OUTBOUND_CLICK: 8 } as const

/** Most is seen in the home feed. */
const PLACES = ['home', 'related', 'home', 'search', 'topic'] as const

/** Of every tenth nothing is known. */
const AUDIENCES: readonly BookedEvent['audience'][] = [
  { age: '25-34', gender: 'female' },
  { age: '35-44', gender: 'female' },
  { age: '25-34', gender: 'male' },
  { age: '18-24', gender: 'female' },
  { age: '35-44', gender: 'male' },
  { age: '55-64', gender: 'female' },
  { age: '25-34', gender: 'female' },
  { age: null, gender: 'unspecified' },
  { age: '65+', gender: 'male' },
  undefined,
]

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

function eventsOf(promotion: Running, day: Date, ago: number, { randomBytes }: Pick<Deps, 'randomBytes'>) {
  const impressions = impressionsOn(day, promotion, ago)
  const event = (kind: 'IMPRESSION' | keyof typeof ACTS, index: number) => ({
    clientUuid: dashed(randomBytes(16).toString('hex')),
    promotionId: promotion.id,
    kind,
    viewerKey: `demo ${ago} ${index}`,
    placement: PLACES[(index + ago) % PLACES.length] ?? 'home',
    audience: AUDIENCES[index % AUDIENCES.length],
  })
  const kinds = Object.keys(ACTS) as (keyof typeof ACTS)[]
  return Array.from({ length: impressions }, (_, index) => [
    event('IMPRESSION', index),
    ...kinds.filter((kind) => index % ACTS[kind] === ago % ACTS[kind]).map((kind) => event(kind, index)),
  ]).flat()
}

/** What the promotions that ran on a day brought, booked as on that day. */
async function bookDay(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now' | 'randomBytes'>,
  promotions: readonly Running[],
  ago: number,
): Promise<BookedEvent[]> {
  const ran = promotions.filter(({ from, to }) => ago <= from && ago >= to)
  return chargeEvents(
    tx,
    ran.flatMap((promotion) => eventsOf(promotion, deps.now(), ago, deps)),
    deps,
  )
}
