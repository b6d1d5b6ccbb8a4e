import { describe, expect, it } from 'vitest'
import { fitted, moved, scaledAt, toggled } from './picture-zoom.ts'

const frame = { width: 400, height: 800 }
const large = { width: 1600, height: 1600 }
const small = { width: 200, height: 200 }
const middle = { x: 0, y: 0 }

describe('a picture in its frame', () => {
  it('is all seen at first, and never blown up', () => {
    expect(fitted(large, frame)).toEqual({ scale: 0.25, x: 0, y: 0 })
    expect(fitted(small, frame).scale).toBe(1)
  })

  it('toggles between all of it and its own pixels, a small one between those and twice the size', () => {
    const own = toggled(fitted(large, frame), middle, [large, frame])
    expect(own.scale).toBe(1)
    expect(toggled(own, middle, [large, frame])).toEqual(fitted(large, frame))
    expect(toggled(fitted(small, frame), middle, [small, frame]).scale).toBe(2)
  })

  it.each([0.95, 0.995])('toggles to its own pixels where %d of it fits', (least) => {
    const sizes = [
      { width: 1000, height: 100 },
      { width: 1000 * least, height: 800 },
    ] as const
    const own = toggled(fitted(...sizes), middle, sizes)
    expect(own.scale).toBe(1)
    expect(toggled(own, middle, sizes).scale).toBe(least)
  })

  it('keeps the point that it grows around', () => {
    const at = { x: 100, y: 50 }
    const before = { scale: 1, x: 20, y: -30 }
    const after = scaledAt(before, 2, at, [large, frame])
    const under = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale]
    expect(after.scale).toBe(2)
    expect(under(after)).toEqual(under(before))
  })

  it('stays between all of it and four times its size', () => {
    expect(scaledAt(fitted(large, frame), 0.1, middle, [large, frame]).scale).toBe(0.25)
    expect(scaledAt(fitted(large, frame), 100, middle, [large, frame]).scale).toBe(4)
  })

  it('shows no empty place beside it while it is larger than the frame', () => {
    expect(moved({ scale: 1, x: 9999, y: -9999 }, large, frame)).toEqual({ scale: 1, x: 600, y: -400 })
    expect(moved({ scale: 1, x: 50, y: 50 }, small, frame)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})
