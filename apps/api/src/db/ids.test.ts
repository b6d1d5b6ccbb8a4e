import { describe, expect, it } from 'vitest'
import { idFloor, idTime, makeIdSource } from './ids.ts'

describe('ids', () => {
  it('grow, stay distinct and fit 63 bits through busy milliseconds and a clock that steps back', () => {
    const times = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 1) - 5000]
    let calls = 0
    const next = makeIdSource(() => times[calls++ < 5000 ? 0 : 1] as number, 1023)
    const ids = Array.from({ length: 10_000 }, () => BigInt(next()))
    for (const [index, id] of ids.entries()) {
      if (index > 0) expect(id > (ids[index - 1] as bigint)).toBe(true)
    }
    expect((ids.at(-1) as bigint) < 2n ** 63n).toBe(true)
  })

  it('tell when they were minted', () => {
    const at = new Date('2026-05-04T03:02:01.234Z')
    const id = makeIdSource(() => at.getTime(), 7)()
    expect(idTime(id)).toEqual(at)
    expect(BigInt(idFloor(at)) <= BigInt(id)).toBe(true)
  })
})
