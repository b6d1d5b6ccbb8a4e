import type { Member } from '@tessera/shared-auth'
import { FetchFailure } from '../../../fetching/fetch-failure.ts'
import type { Deps } from '../../../kernel/deps.ts'
import { operations } from '../../../operations.ts'
import { aFeed, feedFile } from '../../../testing/test-catalogs.ts'
import { aBoard, aPin, type TestBoard } from '../../../testing/test-content.ts'
import { callerOf } from '../../../testing/test-operations.ts'
import { sampleJpeg } from '../../../../test/image-samples.ts'
import { readRun } from '../ingest-service.ts'
import { makePins } from '../product-pin-service.ts'

const HEAD = 'id,title,description,link,image_link,price,availability'

/** A product of a feed. */
export const line = (id: string) =>
  `${id},Bowl ${id},Thrown by hand,https://shop.test/${id},https://shop.test/${id}.jpg,24.50 EUR,in stock`

export const photo = (seed: number) => sampleJpeg({ seed, width: 300, height: 400 })

/** Steps of tests about products and their pins. */
export function productSteps(deps: Deps) {
  const call = callerOf(operations, deps)

  const failing = (error: Error) => ({
    ...deps,
    fetcher: { fetch: async () => Promise.reject(error), close: async () => {} },
  })
  const noSite = failing(new FetchFailure('NAME_NOT_FOUND', 'There is no such site.'))

  /** What makes pins of pictures that are there: others are gone. */
  const withPictures = (pictures: ReadonlyMap<string, Uint8Array>) => ({
    ...deps,
    fetcher: {
      async fetch(url: string) {
        const bytes = pictures.get(url)
        if (!bytes) throw new FetchFailure('STATUS_NOT_OK', 'The picture is gone.', 404)
        return { url, bytes, contentType: 'image/jpeg' }
      },
      close: async () => {},
    },
  })

  /** A catalog of that name, and what becomes of the pins of products with these ids. */
  async function aCatalog(name = 'Bowls') {
    const { owner, catalog, inCatalog, feed } = await aFeed(deps)
    await deps.read.updateTable('catalogs').set({ name }).where('id', '=', catalog.id).execute()
    const failures = async () => {
      const rows = deps.read.selectFrom('catalogProducts').where('feedId', '=', feed.id)
      return (await rows.select('pinFailure').execute()).map(({ pinFailure }) => pinFailure)
    }
    const readLines = async (lines: readonly string[], feedId = feed.id) => {
      const file = feedFile([HEAD, ...lines].join('\n'))
      const run = await call(owner, 'catalogFeeds.upload', { ...inCatalog, id: feedId, file })
      await readRun({ runId: run.id }, deps)
    }
    const queue = (ids: readonly string[], feedId?: string) => readLines(ids.map(line), feedId)
    const pinAll = async (ids: readonly string[], over = noSite) => {
      await queue(ids)
      await makePins({ feedId: feed.id }, over)
    }
    const products = async () => (await call(owner, 'catalogProducts.list', inCatalog)).items
    const product = async () => (await products())[0]
    return { owner, inCatalog, feedId: feed.id, readLines, queue, pinAll, failures, products, product }
  }

  /** A pin that can be a product's. */
  async function aProductPin(owner: Member, board?: TestBoard) {
    const pin = await aPin(deps, owner, board ?? (await aBoard(deps, owner)))
    const picture = deps.read.updateTable('aggregatedPins').where('id', '=', pin.aggregatedPinId)
    await picture.set({ kind: 'product' }).execute()
    return pin
  }

  return { call, failing, noSite, withPictures, aCatalog, aProductPin }
}
