import { createCatalog } from '../domains/catalogs/catalog-service.ts'
import { insertFeed } from '../domains/catalogs/feed-store.ts'
import { insertProductGroup } from '../domains/catalogs/product-group-store.ts'
import { insertTagEvent } from '../domains/tags/tag-event-store.ts'
import { createTag } from '../domains/tags/tag-service.ts'
import type { Db, Deps } from '../kernel/deps.ts'
import { atWork, type DaysAgo } from './business-clock.ts'
import { HOUR_MS } from '../kernel/durations.ts'

const SITE = 'https://kiln-and-clay.example'
const PLACE = { country: 'DE', language: 'en', currency: 'EUR' } as const

const KINDS = ['Mug', 'Bowl', 'Plate', 'Vase', 'Teapot', 'Planter', 'Espresso cup', 'Serving dish'] as const
const GLAZES = ['Ash white', 'Celadon', 'Tenmoku', 'Oatmeal', 'Cobalt', 'Raw clay'] as const
const EVENTS = ['page_visit', 'view_category', 'page_visit', 'add_to_cart', 'page_visit', 'checkout'] as const

interface Shop {
  businessId: string
  ownerId: string
  accountIds: readonly string[]
  /** Members of the site, some of whom came to the shop. */
  visitors: readonly string[]
}

const TAGS = [
  { name: 'Web shop', days: 60 },
  { name: 'US shop', days: 59 },
  { name: 'Newsletter page', days: 29 },
] as const
const CATALOG_DAYS = 50
/** Days since the file of the products was sent last. */
const LAST_RUN_DAYS = 1

/** How the studio follows visitors of its site: the ids of its tags, that of its shop first. */
export async function fillTags(tx: Db, ago: DaysAgo, shop: Shop): Promise<string[]> {
  const ids: string[] = []
  for (const [index, { name, days }] of TAGS.entries()) {
    const fields = {
      name,
      ad_account_id: shop.accountIds[index % shop.accountIds.length] as string,
      automatic_enhanced_match: index === 0,
      leader_tag_id: index === 1 ? (ids[0] as string) : null,
    }
    const { id } = await createTag(atWork(shop.ownerId), shop.businessId, fields, ago(days))
    ids.push(id)
    if (index < 2) await fire(tx, ago(0).now(), id, index === 0 ? shop.visitors : [])
  }
  return ids
}

/** Visits of known people through the last weeks, then those of the last hours. */
async function fire(tx: Db, now: Date, tagId: string, visitors: readonly string[]): Promise<void> {
  const moments = [
    ...visitors.map((userId, at) => ({ userId, hours: 12 + at * 23 })).reverse(),
    ...EVENTS.map((_, at) => ({ userId: null, hours: EVENTS.length - at })),
  ]
  for (const [at, { userId, hours }] of moments.entries()) {
    const firedAt = new Date(now.getTime() - hours * HOUR_MS)
    const eventName = EVENTS[at % EVENTS.length] ?? 'page_visit'
    const isSale = eventName === 'checkout'
    await insertTagEvent(tx, {
      tagId,
      eventId: `demo-${at}`,
      eventName,
      firedAt,
      receivedAt: firedAt,
      url: `${SITE}/${isSale ? 'thanks' : 'shop'}`,
      value: isSale ? '64.00' : null,
      currency: isSale ? 'EUR' : null,
      userId,
      clickId: null,
      isOptedOut: false,
    })
  }
}

/** What the studio sells. */
export async function fillCatalog(
  tx: Db,
  ago: DaysAgo,
  { businessId, ownerId }: Omit<Shop, 'visitors'>,
): Promise<void> {
  const { newId, now } = ago(CATALOG_DAYS)
  const createdAt = now()
  const ranAt = ago(LAST_RUN_DAYS).now()
  const [feedId, runId] = [newId(), newId()]
  const named = { ...PLACE, name: 'Kiln & Clay shop' } as const
  const { id: catalogId } = await createCatalog(atWork(ownerId), businessId, named, ago(CATALOG_DAYS))
  await insertFeed(tx, {
    ...PLACE,
    id: feedId,
    catalogId,
    name: 'Products of the studio',
    format: 'CSV',
    url: null,
    schedule: 'NONE',
    isActive: true,
    nextRunAt: null,
    createdAt,
  })
  const products = productsOf(catalogId, feedId)
  await tx.insertInto('catalogProducts').values(products).execute()
  const count = products.length
  await tx
    .updateTable('catalogs')
    .set({ productCount: count, lastIngestedAt: ranAt })
    .where('id', '=', catalogId)
    .execute()
  const counts = { rowCount: count, addedCount: count }
  await tx
    .insertInto('catalogRuns')
    .values({
      id: runId,
      feedId,
      state: 'DONE',
      isDryRun: false,
      ...counts,
      createdAt: ranAt,
      endedAt: ranAt,
    })
    .execute()
  await fillGroups(tx, ago(CATALOG_DAYS), { businessId, catalogId })
}

async function fillGroups(
  tx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  place: { businessId: string; catalogId: string },
): Promise<void> {
  const of = { ...place, createdAt: now() }
  await insertProductGroup(tx, { ...of, id: newId(), name: 'All products', filters: [] })
  await insertProductGroup(tx, {
    ...of,
    id: newId(),
    name: 'In stock under €30',
    filters: [
      { field: 'availability', operator: 'IS', value: 'IN_STOCK' },
      { field: 'price', operator: 'AT_MOST', value: '30' },
    ],
  })
}

const productsOf = (catalogId: string, feedId: string) =>
  KINDS.flatMap((kind, at) =>
    GLAZES.map((glaze, index) => ({
      catalogId,
      feedId,
      itemId: `KC-${at + 1}${index + 1}`,
      title: `${kind}, ${glaze.toLowerCase()}`,
      description: `A ${kind.toLowerCase()} thrown by hand, glazed in ${glaze.toLowerCase()}.`,
      link: `${SITE}/products/kc-${at + 1}${index + 1}`,
      imageLink: `${SITE}/pictures/kc-${at + 1}${index + 1}.jpg`,
      price: 18 + at * 6 + index,
      currency: PLACE.currency,
      availability: (at + index) % 7 === 0 ? 'OUT_OF_STOCK' : 'IN_STOCK',
      brand: 'Kiln & Clay',
      productType: `Tableware > ${kind}`,
    })),
  )
