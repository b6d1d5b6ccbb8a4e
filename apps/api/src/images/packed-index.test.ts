import { describe, expect, it } from 'vitest'
import { seededNumbers } from '../../test/image-samples.ts'
import { DESCRIPTOR_LENGTH, descriptorDistance } from './descriptor.ts'
import { createVisualIndex } from './nearest.ts'
import { PackedIndex } from './packed-index.ts'

const randomEntries = (seed: number, count: number) => {
  const next = seededNumbers(seed)
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    descriptor: Uint8Array.from({ length: DESCRIPTOR_LENGTH }, () => Math.floor(next() * 256)),
  }))
}
const flat = (value: number) => new Uint8Array(DESCRIPTOR_LENGTH).fill(value)

describe('the packed index', () => {
  it('finds exactly what sorting by distance finds', () => {
    const entries = randomEntries(1, 3_000)
    const index = new PackedIndex()
    for (const entry of entries) index.add(entry)
    for (const { descriptor: wanted } of randomEntries(2, 5)) {
      const sorted = entries
        .map(({ id, descriptor }) => ({ id, distance: descriptorDistance(wanted, descriptor) }))
        .toSorted((one, other) => one.distance - other.distance)
      expect(index.nearest(wanted, 12)).toEqual(sorted.slice(0, 12))
    }
  })

  it('forgets removed pictures and keeps the others', () => {
    const index = new PackedIndex()
    for (const [id, value] of [
      ['a', 10],
      ['b', 20],
      ['c', 30],
    ] as const)
      index.add({ id, descriptor: flat(value) })
    index.remove('a')
    index.remove('a')
    index.remove('never there')
    expect(index.nearest(flat(11), 5).map(({ id }) => id)).toEqual(['b', 'c'])
    index.remove('c')
    index.remove('b')
    expect(index.nearest(flat(11), 5)).toEqual([])
  })

  it('takes a new descriptor for a known id, and orders equal ones by id', () => {
    const index = new PackedIndex()
    index.add({ id: '2', descriptor: flat(9) })
    index.add({ id: '1', descriptor: flat(200) })
    index.add({ id: '1', descriptor: flat(9) })
    expect(index.nearest(flat(9), 2)).toEqual([
      { id: '1', distance: 0 },
      { id: '2', distance: 0 },
    ])
    expect(index.size).toBe(2)
    expect(index.nearest(flat(9), 0)).toEqual([])
  })
})

describe('a full index', () => {
  it('keeps the newest pictures, in whichever order they come', () => {
    const index = new PackedIndex(2_000)
    const entries = randomEntries(4, 5_000).map((entry, at) => ({ ...entry, storedAt: (at * 7) % 5_000 }))
    for (const entry of entries) index.add(entry)
    const newest = entries.filter(({ storedAt }) => storedAt >= 3_000).map(({ id }) => id)
    expect(new Set(index.ids)).toEqual(new Set(newest))
    expect(index.size).toBe(2_000)
    for (const { id, descriptor } of entries.filter((entry) => entry.storedAt > 4_995))
      expect(index.nearest(descriptor, 1)).toEqual([{ id, distance: 0 }])
  })

  it('has room again for what was removed', () => {
    const index = new PackedIndex(2)
    for (const [id, storedAt] of [
      ['a', 1],
      ['b', 2],
    ] as const)
      index.add({ id, descriptor: flat(1), storedAt })
    index.remove('a')
    index.add({ id: 'c', descriptor: flat(1), storedAt: 0 })
    expect(index.ids).toEqual(['b', 'c'])
    index.add({ id: 'd', descriptor: flat(1) })
    expect(new Set(index.ids)).toEqual(new Set(['b', 'd']))
  })
})

describe('the index in a worker', () => {
  it('answers in the order of the calls, and refuses after it is closed', async () => {
    const index = createVisualIndex()
    const entries = randomEntries(3, 500)
    const [, found, , size] = await Promise.all([
      index.add(entries),
      index.nearest(entries[7]?.descriptor ?? flat(0), 1),
      index.remove(['8']),
      index.size(),
    ])
    expect(found).toEqual([{ id: '8', distance: 0 }])
    expect(size).toBe(499)
    await expect(index.add([{ id: '1', descriptor: new Uint8Array(3) }])).rejects.toThrow(RangeError)
    await index.close()
    await expect(index.size()).rejects.toThrow('closed')
  })
})
