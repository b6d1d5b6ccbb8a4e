import { expect, it } from 'vitest'
import type { RichMetadata } from '@tessera/api-types/pins/rich-metadata'
import { operations } from '../../operations.ts'
import { aMember, visitor } from '../../testing/test-callers.ts'
import { aBoard, aPin } from '../../testing/test-content.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'

const deps = await testDeps()
const call = callerOf(operations, deps)

const rating = { ratingValue: 4.5, bestRating: 5, reviewCount: 12, ratingCount: 40 }
const recipe = {
  name: 'Lentil soup',
  ingredients: [{ amt: '200 g', name: 'red lentils' }],
  cook_times: { total: 40, cook: 30, prep: 10 },
  servings: '4',
  diets: ['vegan'],
  rating,
  steps: ['Rinse the lentils.', 'Simmer them until soft.'],
}
const article = { name: 'Glazing at home', authors: ['Ada'], datePublished: '2026-02-03T00:00:00.000Z' }

it.each<[string, Partial<RichMetadata>]>([
  [
    'C-3.23 C-3.28 a pin tells of a recipe with its ingredients, times, servings, diets and rating',
    { recipe },
  ],
  ['C-3.24 a pin tells of an article with the day it was published', { article }],
])('%s', async (_case, about) => {
  const ada = await aMember(deps)
  const pin = await aPin(deps, ada, await aBoard(deps, ada))
  const stored: RichMetadata = { recipe: null, article: null, products: [], ...about }
  await deps.read
    .updateTable('pins')
    .set({ richMetadata: JSON.stringify(stored) })
    .where('id', '=', pin.id)
    .execute()
  expect((await call(visitor, 'pins.get', { id: pin.id })).rich_metadata).toEqual(stored)
  const copy = await call(ada, 'pins.save', { pin_id: pin.id, board_id: (await aBoard(deps, ada)).id })
  expect((await call(visitor, 'pins.get', { id: copy.id })).rich_metadata).toEqual(stored)
})
