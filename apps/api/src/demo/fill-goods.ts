import { insertCatalog } from '../domains/catalogs/catalog-store.ts'
import { insertFeed } from '../domains/catalogs/feed-store.ts'
import { insertProductGroup } from '../domains/catalogs/product-group-store.ts'
import { insertTagEvent } from '../domains/tags/tag-event-store.ts'
import { insertTag } from '../domains/tags/tag-store.ts'
import type { Db, Deps } from '../kernel/deps.ts'

const SITE = 'https://kiln-and-clay.example'
const PLACE = { country: 'DE', language: 'en', currency: 'EUR' }
const HOUR_MS = 60 * 60 * 1000

const KINDS = ['Mug', 'Bowl', 'Plate', 'Vase', 'Teapot', 'Planter', 'Espresso cup', 'Serving dish'] as const
const GLAZES = ['Ash white', 'Celadon', 'Tenmoku', 'Oatmeal', 'Cobalt', 'Raw clay'] as const
const EVENTS = ['page_visit', 'view_category', 'page_visit', 'add_to_cart', 'page_visit', 'checkout'] as const

interface Shop {
  businessId: string
  adAccountIds: readonly string[]
}

/** What the studio sells, and how it follows visitors of its site. */
export async function fillGoods(tx: Db, deps: Deps, shop: Shop): Promise<void> {
  await fillTags(tx, deps, shop)
  await fillCatalog(tx, deps, shop)
}

async function fillTags(tx: Db, deps: Deps, { businessId, adAccountIds }: Shop): Promise<void> {
  const now = deps.now()
  let leaderTagId: string | null = null
  for (const [index, name] of ['Web shop', 'US shop', 'Newsletter page'].entries()) {
    const adAccountId = adAccountIds[index % adAccountIds.length] as string
    const id = deps.newId()
    const hasAutomaticEnhancedMatch = index === 0
    const of = { businessId, adAccountId, name, hasAutomaticEnhancedMatch, createdAt: now }
    await insertTag(tx, { ...of, id, leaderTagId: index === 1 ? leaderTagId : null })
    leaderTagId ??= id
    if (index === 2) continue
    for (const [at, eventName] of EVENTS.entries()) {
      const firedAt = new Date(now.getTime() - (EVENTS.length - at + index) * HOUR_MS)
      const isSale = eventName === 'checkout'
      await insertTagEvent(tx, {
        tagId: id,
        eventId: `demo-${at}`,
        eventName,
        firedAt,
        receivedAt: firedAt,
        url: `${SITE}/${isSale ? 'thanks' : 'shop'}`,
        value: isSale ? '64.00' : null,
        currency: isSale ? 'EUR' : null,
        userId: null,
        clickId: null,
      })
    }
  }
}

async function fillCatalog(tx: Db, deps: Deps, { businessId }: Shop): Promise<void> {
  const createdAt = deps.now()
  const [catalogId, feedId, runId] = [deps.newId(), deps.newId(), deps.newId()]
  await insertCatalog(tx, { ...PLACE, id: catalogId, businessId, name: 'Kiln & Clay shop', createdAt })
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
    .set({ productCount: count, lastIngestedAt: createdAt })
    .where('id', '=', catalogId)
    .execute()
  const counts = { rowCount: count, addedCount: count }
  await tx
    .insertInto('catalogRuns')
    .values({ id: runId, feedId, state: 'DONE', isDryRun: false, ...counts, createdAt, endedAt: createdAt })
    .execute()
  const of = { businessId, catalogId, createdAt }
  await insertProductGroup(tx, { ...of, id: deps.newId(), name: 'All products', filters: [] })
  await insertProductGroup(tx, {
    ...of,
    id: deps.newId(),
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
