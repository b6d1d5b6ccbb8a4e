import { describe, expect, it } from 'vitest'
import { DEMO_INTERESTS } from './interests.ts'
import { PICTURE_KINDS } from './picture-kinds-data.ts'
import { seededRandom } from './random.ts'
import { planWorld } from './world-plan.ts'

describe('the demo world', () => {
  const plan = planWorld(600)

  it('is the same every time it is planned', () => {
    expect(planWorld(600)).toEqual(plan)
  })

  it('shows at least 24 kinds of pictures, and no two pictures alike', () => {
    const pictures = plan.pins.map(({ picture, seed }) =>
      'scene' in picture ? picture.scene : picture.draw(seededRandom(seed)).svg,
    )
    expect(new Set(plan.pins.map(({ kind }) => kind.name)).size).toBeGreaterThanOrEqual(24)
    expect(new Set(pictures).size).toBe(plan.pins.length)
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
