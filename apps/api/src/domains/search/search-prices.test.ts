import { describe, expect, it } from 'vitest'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { offerFor } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { idsOf, searchSteps } from '../../testing/test-search.ts'
import { searchOperations } from './operations.ts'

const deps = await testDeps()
const { search, aWord, pinCalled } = searchSteps(deps, searchOperations)

describe('prices of a search', () => {
  it('keeps a price range to its currency', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    const [dollars, euros] = [await pinCalled(ada, word), await pinCalled(ada, word)]
    for (const pin of [dollars, euros]) await offerFor(deps, pin, '20')
    await deps.read
      .updateTable('productPins')
      .set({ priceCurrency: 'EUR' })
      .where('aggregatedPinId', '=', euros.aggregatedPinId)
      .execute()
    const found = async (filters: object) =>
      idsOf(await search(visitor, { query: word, scope: 'buyable_pins', filters: JSON.stringify(filters) }))
    expect(await found({ price_max: 25, price_currency: 'EUR' })).toEqual([euros.id])
    expect(await found({ price_min: 5, price_currency: 'USD' })).toEqual([dollars.id])
    expect(await found({ price_max: 25 })).toHaveLength(2)
  })

  it('C-5.11 several price ranges are one, from the lowest minimum to the highest maximum', async () => {
    const ada = await aMember(deps)
    const word = aWord()
    const ids: string[] = []
    for (const priceValue of ['4', '5', '35', '50', '51']) {
      const pin = await pinCalled(ada, word)
      ids.push(pin.id)
      await offerFor(deps, pin, priceValue)
    }
    const price_ranges = [
      { min: 10, max: 50 },
      { min: 5, max: 20 },
    ]
    const found = async (filters: object) =>
      idsOf(await search(visitor, { query: word, filters: JSON.stringify(filters) })).toSorted()
    expect(await found({ price_ranges })).toEqual(ids.slice(1, 4))
    expect(await found({ price_ranges, price_min: 51, price_max: 60 })).toEqual(ids.slice(1))
  })
})
