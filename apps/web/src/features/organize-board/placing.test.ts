import { expect, it } from 'vitest'
import { pagesPlaced, placed, placingHere, placingNext } from './placing.ts'

const ids = ['1', '2', '3', '4']

it.each([
  ['4', 'before', '2', ['1', '4', '2', '3']],
  ['1', 'after', '3', ['2', '3', '1', '4']],
  ['2', 'before', '9', ids],
] as const)('%s comes %s %s', (pinId, side, neighborId, expected) => {
  expect(placed(ids, { pinId, neighborId, side })).toEqual(expected)
})

it.each(ids)('%s finds back from anywhere', (pinId) => {
  const back = placingHere(ids, pinId)!
  for (const neighborId of ids.filter((id) => id !== pinId))
    expect(placed(placed(ids, { pinId, neighborId, side: 'after' }), back)).toEqual(ids)
  expect(placingHere([pinId], pinId)).toBeUndefined()
})

it('moves on by one, and no further than the ends', () => {
  expect(placed(ids, placingNext(ids, '2', 1)!)).toEqual(['1', '3', '2', '4'])
  expect(placed(ids, placingNext(ids, '2', -1)!)).toEqual(['2', '1', '3', '4'])
  expect([placingNext(ids, '1', -1), placingNext(ids, '4', 1), placingNext(ids, '9', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('keeps the size of pages', () => {
  const pages = [
    { ids: ['1', '2'], bookmark: 'a' },
    { ids: ['3', '4'], bookmark: null },
  ]
  expect(pagesPlaced(pages, { pinId: '4', neighborId: '1', side: 'before' })).toEqual([
    { ids: ['4', '1'], bookmark: 'a' },
    { ids: ['2', '3'], bookmark: null },
  ])
})
