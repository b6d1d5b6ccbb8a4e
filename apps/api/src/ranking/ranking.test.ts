import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planPage } from './plan-page.ts'
import { PATIENCE, SEEN_EXACT_MAX } from './ranking-constants.ts'
import { scoreCandidate } from './score-candidate.ts'
import { readSeenSet } from './seen-set.ts'
import { candidate, windowOf } from './testing/a-window.ts'

const idsOf = ({ placed }: ReturnType<typeof planPage>) => placed.map((item) => item.candidate.pinId)

describe('the score of a candidate', () => {
  const plain = candidate(1)
  it.each<[string, number, number]>([
    [
      'of a followed person is above a popular one',
      scoreCandidate(plain, 'person', 0),
      scoreCandidate(plain, 'popular', 0),
    ],
    [
      'at the head of a source is above one behind',
      scoreCandidate(plain, 'fresh', 0),
      scoreCandidate(plain, 'fresh', 1),
    ],
    [
      'that is newer is above an older one',
      scoreCandidate(plain, 'topic', 0),
      scoreCandidate({ ...plain, ageDays: 60 }, 'topic', 0),
    ],
    [
      'that many walks reached is above one few reached',
      scoreCandidate(plain, 'walk', 0),
      scoreCandidate({ ...plain, sourceScore: 0.2 }, 'walk', 0),
    ],
    [
      'that looks alike is above one that does not',
      scoreCandidate({ ...plain, visualSimilarity: 1 }, 'walk', 0),
      scoreCandidate(plain, 'walk', 0),
    ],
  ])('%s', (_, higher, lower) => {
    expect(higher).toBeGreaterThan(lower)
  })
})

describe('a page', () => {
  it('shows one pin of a picture idea that two sources propose', () => {
    const page = planPage(
      [windowOf('person', [candidate(1)]), windowOf('popular', [candidate(9, { aggregatedPinId: '1' })])],
      10,
      readSeenSet(null),
    )
    expect(idsOf(page)).toEqual(['1'])
  })

  it.each([
    ['creator', { creatorId: 'one' }],
    ['board', { boardId: 'one' }],
    ['look', { look: 'one' }],
  ])('puts pins of other kinds between pins of one %s', (_, same) => {
    const page = planPage(
      [
        windowOf('person', [candidate(1, same), candidate(2, same), candidate(3, same)]),
        windowOf('popular', [candidate(4), candidate(5), candidate(6)]),
      ],
      6,
      readSeenSet(null),
    )
    const places = idsOf(page).flatMap((id, place) => (Number(id) <= 3 ? [place] : []))
    expect(places[0]).toBe(0)
    expect(places[1]).toBeGreaterThan(1)
  })

  it('goes on, in each source, before the first pin not shown', () => {
    const page = planPage(
      [
        windowOf(
          'fresh',
          [1, 2, 3, 4].map((id) => candidate(id)),
        ),
      ],
      2,
      readSeenSet(null),
    )
    expect(page.positions.get('fresh')).toEqual([2])
    expect(page.hasMore).toBe(true)
  })

  it('lets a pin go that too many others of its source have passed', () => {
    const many = Array.from({ length: PATIENCE + 5 }, (_, index) => candidate(index + 2))
    const stuck = candidate(1)
    const seen = readSeenSet(null)
    for (const { aggregatedPinId } of many) seen.add(aggregatedPinId)
    const page = planPage([windowOf('fresh', [stuck, ...many])], 0, seen)
    expect(page.positions.get('fresh')).toEqual([6])
  })

  it('ends when the sources have ended and all is shown', () => {
    const page = planPage([windowOf('fresh', [candidate(1)])], 5, readSeenSet(null))
    expect(page.hasMore).toBe(false)
  })

  it('is the same for the same input, and pages never repeat a pin', () => {
    const anyCandidates = fc.array(
      fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 3 })),
      {
        maxLength: 40,
      },
    )
    fc.assert(
      fc.property(anyCandidates, anyCandidates, fc.integer({ min: 1, max: 9 }), (left, right, size) => {
        const made = (pairs: [number, number][]) =>
          pairs.map(([id, kind]) => candidate(id, { creatorId: `c${kind}` }))
        const windows = [windowOf('person', made(left)), windowOf('popular', made(right))]
        const seen = readSeenSet(null)
        const shown: string[] = []
        for (let page = 0; page < 12; page += 1) {
          const twin = idsOf(planPage(windows, size, readSeenSet(seen.toText())))
          const ids = idsOf(planPage(windows, size, seen))
          expect(ids).toEqual(twin)
          shown.push(...ids)
        }
        expect(new Set(shown).size).toBe(shown.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('what was seen', () => {
  const id = (index: number) => (7_000_000_000_000_000_000n + BigInt(index) * 4_194_304n).toString()

  it('is read back from its text', () => {
    const seen = readSeenSet(null)
    seen.add(id(1))
    const again = readSeenSet(seen.toText())
    expect([again.has(id(1)), again.has(id(2))]).toEqual([true, false])
  })

  it('is never forgotten, fits a bookmark, and takes few unseen pins for seen ones, after 200 pages', () => {
    const seen = readSeenSet(null)
    for (let index = 0; index < 5000; index += 1) seen.add(id(index))
    const again = readSeenSet(seen.toText())
    for (let index = 0; index < 5000; index += 1) expect(again.has(id(index))).toBe(true)
    const mistaken = Array.from({ length: 2000 }, (_, index) => again.has(id(index + 10_000))).filter(Boolean)
    expect(mistaken.length).toBeLessThan(500)
    expect(seen.toText().length).toBeLessThan(2800)
  })

  it('stays exact up to its limit', () => {
    const seen = readSeenSet(null)
    for (let index = 0; index < SEEN_EXACT_MAX; index += 1) seen.add(id(index))
    const mistaken = Array.from({ length: 5000 }, (_, index) => seen.has(id(index + 10_000))).filter(Boolean)
    expect(mistaken).toHaveLength(0)
  })
})
