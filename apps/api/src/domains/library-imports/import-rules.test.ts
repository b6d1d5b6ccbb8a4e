import { expect, it } from 'vitest'
import { idTime } from '../../db/ids.ts'
import { datedId, dateOf, placeOfBoard, wordsOf } from './import-rules.ts'

const idOf = (at: string, sequence = 1, more: { importId?: string; attempt?: number } = {}) =>
  BigInt(datedId(new Date(at), { importId: '384221006317821952', attempt: 1, sequence, ...more }))

it('ids of pins follow their dates, however old, and the order of their source on one date', () => {
  const ids = [
    idOf('1980-01-01T00:00:00Z'),
    idOf('1999-05-01T00:00:00Z'),
    idOf('2012-05-01T00:00:00Z', 9),
    idOf('2012-06-01T00:00:00Z', 3),
    idOf('2024-01-01T12:00:00Z'),
    idOf('2024-01-02T00:00:00Z'),
    idOf('2025-03-03T09:00:00Z', 1),
    idOf('2025-03-03T09:00:00Z', 2),
    idOf('2025-03-03T09:00:00.001Z', 1),
  ]
  expect(ids).toEqual(ids.toSorted((one, other) => (one < other ? -1 : 1)))
  expect(new Set(ids).size).toBe(ids.length)
  expect(idTime(ids.at(-1)?.toString() ?? '')).toEqual(new Date('2025-03-03T09:00:00.001Z'))
})

it('two imports of the same dates, and two attempts, get other ids', () => {
  const at = '2025-03-03T09:00:00Z'
  const others = [
    idOf(at),
    idOf(at, 1, { attempt: 2 }),
    idOf(at, 1, { importId: '384221006317821999' }),
    idOf(at, 1, { importId: '384221010512125952' }),
  ]
  expect(new Set(others).size).toBe(others.length)
})

it('a date to come is now, and so is none', () => {
  const now = new Date('2026-01-01T00:00:00Z')
  expect(dateOf('2030-01-01T00:00:00Z', now)).toBe(now)
  expect(dateOf(null, now)).toBe(now)
  expect(dateOf('2020-01-01T00:00:00Z', now)).toEqual(new Date('2020-01-01T00:00:00Z'))
})

it.each([
  ['public', 'public', 'one'],
  ['public', null, 'one'],
  ['secret', 'public', 'one'],
  ['protected', 'protected', 'one'],
  ['public', 'secret', 'Cats 2'],
  ['public', 'protected', 'Cats 2'],
  ['protected', 'secret', 'Cats 2'],
])('onto a board that is %s, one that was %s goes by the place %s', (own, privacy, place) => {
  const slugOf = (name: string) => name.toLowerCase()
  const found = placeOfBoard(
    [{ id: 'one', name: 'Cats', slug: 'cats', privacy: own }],
    { name: 'Cats', privacy },
    slugOf,
  )
  expect('board' in found ? found.board.id : found.name).toBe(place)
})

it('words are cut to what we store, and never within a character', () => {
  expect(wordsOf('  a\u0000b  ', 9)).toBe('ab')
  expect(wordsOf('ab🌞', 3)).toBe('ab')
})

it('a board whose name has no letters is known by the name', () => {
  const own = [{ id: 'one', name: '🎉', slug: '384221006317821952', privacy: 'secret' }]
  expect(placeOfBoard(own, { name: '🎉', privacy: null }, () => '')).toEqual({ board: own[0] })
  expect(placeOfBoard(own, { name: '😀', privacy: null }, () => '')).toEqual({ name: '😀' })
})
