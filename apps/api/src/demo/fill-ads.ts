import { chargeEvents } from '../domains/ads/charge-service.ts'
import { saveBillingProfile } from '../domains/ads/billing-store.ts'
import { insertPromotion } from '../domains/ads/promotion-store.ts'
import { saveBusinessContact } from '../domains/ads/advertiser-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'

interface Place {
  businessId: string
  ownerId: string
  accountIds: readonly string[]
}

const ADDRESS = {
  line1: '12 Kiln Road',
  line2: '',
  city: 'Berlin',
  region: '',
  postal_code: '10115',
  country: 'DE',
}

const PROMOTIONS = [
  { name: 'Stoneware mugs', status: 'ACTIVE', budget: 12, sights: 60, clicks: 9 },
  { name: 'Glazing workshop', status: 'PAUSED', budget: 8, sights: 25, clicks: 4 },
  { name: 'Autumn glazes', status: 'COMPLETED', budget: 5, sights: 40, clicks: 6 },
] as const

const ABROAD = { name: 'Mugs for the holidays', status: 'ACTIVE', budget: 15, sights: 30, clicks: 5 } as const

/** Promotions of the first ad account and one of the second, each with a card that pays, and what they brought so far. */
export async function fillAds(tx: Db, deps: Deps, { businessId, ownerId, accountIds }: Place): Promise<void> {
  const pins = await ownPins(tx, ownerId)
  const [home, abroad] = accountIds
  const shop = { businessId, ownerId }
  if (home !== undefined)
    await fillAccount(tx, deps, { ...shop, adAccountId: home, currency: 'EUR', promotions: PROMOTIONS, pins })
  if (abroad !== undefined)
    await fillAccount(tx, deps, {
      ...shop,
      adAccountId: abroad,
      currency: 'USD',
      promotions: [ABROAD],
      pins: pins.slice(PROMOTIONS.length),
    })
}

interface Account extends Omit<Place, 'accountIds'> {
  adAccountId: string
  currency: string
  promotions: readonly (typeof PROMOTIONS | [typeof ABROAD])[number][]
  pins: readonly string[]
}

async function fillAccount(
  tx: Db,
  deps: Deps,
  { businessId, ownerId, adAccountId, currency, promotions, pins }: Account,
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
  for (const [index, promotion] of promotions.entries()) {
    const id = deps.newId()
    await insertPromotion(tx, {
      id,
      adAccountId,
      businessId,
      pinId: pins[index] ?? null,
      name: promotion.name,
      objective: 'CONSIDERATION',
      dailyBudgetMicros: promotion.budget * 1_000_000,
      currency,
      startAt: at,
      endAt: null,
      destinationUrl: 'https://kiln-and-clay.example/shop',
      isAuto: true,
      audienceWidth: 'WIDE',
      status: 'ACTIVE',
      createdBy: ownerId,
      createdAt: at,
    })
    await bookResults(tx, deps, id, promotion)
    if (promotion.status !== 'ACTIVE')
      await tx.updateTable('promotions').set({ status: promotion.status }).where('id', '=', id).execute()
  }
}

const ownPins = async (tx: Db, ownerId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('pins')
    .select('id')
    .where('userId', '=', ownerId)
    .where('isListed', '=', true)
    .where('savedFromPinId', 'is', null)
    .orderBy('id')
    .limit(PROMOTIONS.length + 1)
    .execute()
  return rows.map(({ id }) => id)
}

const bookResults = (
  tx: Db,
  deps: Deps,
  promotionId: string,
  { sights, clicks }: { sights: number; clicks: number },
) =>
  chargeEvents(
    tx,
    Array.from({ length: sights + clicks }, (_, index) => ({
      clientUuid: deps.randomBytes(16).toString('hex'),
      promotionId,
      kind: index < sights ? ('IMPRESSION' as const) : ('OUTBOUND_CLICK' as const),
      viewerKey: `demo ${index % sights}`,
    })),
    deps,
  )
