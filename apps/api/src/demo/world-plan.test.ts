import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../kernel/durations.ts'
import { accountAgeMs } from './ages.ts'
import { DEMO_INTERESTS } from './interests.ts'
import { DEMO_PEOPLE } from './people.ts'
import { PICTURE_KINDS } from './plan-pins.ts'
import { seededRandom } from './random.ts'
import { DEMO_QUERIES } from './search-rows.ts'
import { planWorld, type PlannedBoard } from './world-plan.ts'

describe('the demo world', () => {
  const plan = planWorld()

  it('is the same every time it is planned', () => {
    expect(planWorld()).toEqual(plan)
  })

  it('shows at least 24 kinds of pictures, and no two pictures alike', () => {
    const pictures = plan.pins.map(({ picture, seed }) =>
      'draw' in picture ? picture.draw(seededRandom(seed)).svg : JSON.stringify(picture),
    )
    expect(new Set(plan.pins.map(({ kind }) => kind.name)).size).toBeGreaterThanOrEqual(24)
    expect(new Set(pictures).size).toBe(plan.pins.length)
  })

  it('draws about a quarter of its pictures, at most three of a kind', () => {
    const drawn = plan.pins.filter(({ picture }) => 'draw' in picture)
    expect(drawn.length / plan.pins.length).toBeLessThan(0.3)
    const ofKinds = Map.groupBy(drawn, ({ kind }) => kind.name)
    expect([...ofKinds].filter(([, pins]) => pins.length > 3)).toEqual([])
  })

  it('shows its clips to everyone', () => {
    const clips = plan.pins.filter(({ picture }) => 'clip' in picture)
    expect(clips.length).toBeGreaterThan(2)
    expect(clips.filter(({ board }) => plan.boards[board]?.isSecret)).toEqual([])
  })

  it('repeats nothing that people wrote', () => {
    const texts = [
      ...plan.boards.flatMap(({ name, description }) => [name, description]),
      ...plan.pins.flatMap(({ title, description, kind }) => [title, description, kind.altText]),
      ...plan.comments.map(({ text }) => text),
    ].filter((text) => text !== '')
    const seen = new Set<string>()
    expect(texts.filter((text) => seen.size === seen.add(text).size)).toEqual([])
  })

  it('gives everybody a board about what they write about themselves', () => {
    const topicsOf = (person: number) =>
      plan.boards.flatMap((board) => (board.person === person ? [board.interest] : []))
    for (const [person, [, , , topic]] of DEMO_PEOPLE.entries()) expect(topicsOf(person)).toContain(topic)
  })

  it('makes boards after their owners joined, before their pins, on days of their own', () => {
    for (const { person, ageMs } of plan.boards) expect(ageMs).toBeLessThan(accountAgeMs(person))
    for (const { board, ageMs } of plan.pins)
      expect(ageMs).toBeLessThan((plan.boards[board] as PlannedBoard).ageMs)
    const days = (ages: readonly number[]) => new Set(ages.map((ageMs) => Math.floor(ageMs / DAY_MS))).size
    expect(days(plan.boards.map(({ ageMs }) => ageMs))).toBeGreaterThan(60)
    expect(days(plan.userFollows.map(([, , ageMs]) => ageMs))).toBeGreaterThan(100)
    expect(days(plan.reactions.map(({ ageMs }) => ageMs))).toBeGreaterThan(30)
  })

  it('leaves no board empty, and nobody without pins of their own', () => {
    const filled = new Set([...plan.pins, ...plan.saves].map(({ board }) => board))
    expect(plan.boards.flatMap(({ name }, at) => (filled.has(at) ? [] : [name]))).toEqual([])
    const authors = new Set(plan.pins.map(({ board }) => plan.boards[board]?.person))
    expect(authors.size).toBe(DEMO_PEOPLE.length)
  })

  it('is searched for what is in it', () => {
    const texts = plan.pins.map(({ title, description, kind }) =>
      `${title} ${description} ${kind.altText}`.toLowerCase(),
    )
    const isFound = (query: string) =>
      texts.some((text) => query.split(' ').every((word) => text.includes(word)))
    expect(DEMO_QUERIES.filter((query) => !isFound(query))).toEqual([])
  })

  it('leaves no comment under a pin of its own writer', () => {
    for (const { pin, person } of plan.comments)
      expect(plan.boards[plan.pins[pin]?.board ?? -1]?.person).not.toBe(person)
  })

  it('keeps each pin on a board of its topics', () => {
    for (const { kind, board } of plan.pins) {
      expect(kind.interests).toContain(plan.boards[board]?.interest)
    }
  })

  it('has pins in the open that are about each topic first, so that each has a cover of its own', () => {
    const open = plan.pins.filter(({ board }) => !plan.boards[board]?.isSecret)
    const first = new Set(open.map(({ kind }) => kind.interests[0]))
    expect(first).toEqual(new Set(DEMO_INTERESTS.map(([slug]) => slug)))
  })

  it('has no section without pins, and no pin of a section that is not there', () => {
    const named = plan.boards.flatMap(({ sections }, at) => sections.map((_, section) => `${at}/${section}`))
    const used = plan.pins.flatMap(({ board, section }) => (section === null ? [] : [`${board}/${section}`]))
    expect(named.length).toBeGreaterThan(20)
    expect(new Set(used)).toEqual(new Set(named))
  })

  it('saves a pin to a board at most once and never to its own', () => {
    const pairs = plan.saves.map(({ pin, board }) => `${pin}/${board}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { pin, board } of plan.saves) expect(plan.pins[pin]?.board).not.toBe(board)
  })

  it('saves few pins often and most rarely', () => {
    const counts = new Map<number, number>()
    for (const { pin } of plan.saves) counts.set(pin, (counts.get(pin) ?? 0) + 1)
    const sorted = [...counts.values()].toSorted((one, other) => other - one)
    expect(sorted[0]).toBeGreaterThan(4 * (sorted[Math.floor(sorted.length / 2)] ?? 0))
  })

  it('has recipes, products and articles', () => {
    expect(new Set(PICTURE_KINDS.map(({ about }) => about))).toEqual(
      new Set([undefined, 'recipe', 'product', 'article']),
    )
  })
})
