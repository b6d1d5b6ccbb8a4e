import type { FeedFormat } from '@tessera/api-types/catalogs/catalog-options'
import type { Member } from '@tessera/shared-auth'
import { readRun } from '../domains/catalogs/ingest-service.ts'
import { operations } from '../operations.ts'
import { aFeed, feedFile } from './test-catalogs.ts'
import type { TestDeps } from './test-deps.ts'
import { callerOf } from './test-operations.ts'

const HEAD = 'id,title,description,link,image_link,price,availability,brand,product_type'
/** A row of a product file. */
export const line = (
  id: string,
  more: { title?: string; price?: string; stock?: string; brand?: string } = {},
) =>
  [
    id,
    more.title ?? `Bowl ${id}`,
    'Thrown by hand',
    `https://shop.test/${id}`,
    `https://shop.test/${id}.jpg`,
    more.price ?? '24.50 EUR',
    more.stock ?? 'in stock',
    more.brand ?? 'Kiln',
    'Home > Bowls',
  ].join(',')

export const csv = (...lines: string[]) => [HEAD, ...lines].join('\n')

/** A shop with a catalog and one feed, whose files are read as they are sent. */
export async function aShop(deps: TestDeps, format: FeedFormat = 'CSV', more: { url?: string } = {}) {
  const call = callerOf(operations, deps)
  const { business_id, owner, catalog, inCatalog, feed } = await aFeed(deps, format, more)
  const send = async (content: string | Buffer, is_dry_run = false) => {
    const run = await call(owner, 'catalogFeeds.upload', {
      ...inCatalog,
      id: feed.id,
      file: feedFile(content),
      is_dry_run,
    })
    await readRun({ runId: run.id }, deps)
    return newest()
  }
  const newest = async () => {
    const { items } = await call(owner, 'catalogRuns.list', inCatalog)
    return items[0]!
  }
  const products = async (filter: object = {}) => {
    const { items } = await call(owner, 'catalogProducts.list', { ...inCatalog, range: [0, 99], filter })
    return items.map(({ title, price }) => `${title}: ${price}`)
  }
  const get = (who: Member = owner) => call(who, 'catalogs.get', { business_id, id: catalog.id })
  return { business_id, owner, catalog, inCatalog, feed, send, newest, products, get }
}
