import { Readable } from 'node:stream'
import type { FeedFormat } from '@tessera/api-types/catalogs/catalog-options'
import { operations } from '../operations.ts'
import type { Deps } from '../kernel/deps.ts'
import { callerOf } from './test-operations.ts'
import { aBusiness } from '../domains/business/testing/a-business.ts'

/** The file of a feed, as an upload brings it. */
export function feedFile(content: string | Buffer) {
  const bytes = Buffer.from(content)
  return {
    read: async () => bytes,
    stream: () => Readable.from([bytes]),
    size: bytes.length,
    filename: 'feed',
  }
}

/** A new business with a catalog in euros and a feed of it, which has no file yet. */
export async function aFeed(deps: Deps, format: FeedFormat = 'CSV', more: { url?: string } = {}) {
  const call = callerOf(operations, deps)
  const { id: business_id, owner } = await aBusiness(deps)
  const place = { country: 'DE', language: 'de', currency: 'EUR' } as const
  const catalog = await call(owner, 'catalogs.create', { business_id, name: 'Bowls', ...place })
  const inCatalog = { business_id, catalog_id: catalog.id }
  const named = { name: 'Main', format, ...place, ...more }
  const feed = await call(owner, 'catalogFeeds.create', { ...inCatalog, ...named })
  return { business_id, owner, catalog, inCatalog, feed }
}
