import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  layoutBreakpoint,
  ORIENTATION_REST_MS,
  RESIZE_REST_MS,
  VIEWPORT_STARTS,
  viewportSize,
  watchViewport,
} from './viewport.ts'

describe('the viewport', () => {
  it('I-9.30 has a layout breakpoint for each width', () => {
    const widths = [639, 640, 767, 768, 1024, 1280, 1535, 1536]
    expect(widths.map(layoutBreakpoint)).toEqual(['xs', 'sm', 'sm', 'md', 'lg', 'xl', 'xl', '2xl'])
  })

  it('I-4.47 has a size class of its own for the user state', () => {
    expect([767, 768, 1023, 1024].map(viewportSize)).toEqual(['sm', 'md', 'md', 'lg'])
  })
})

describe('a window that changes its size', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function aWindow() {
    const target = Object.assign(new EventTarget(), { innerWidth: 800, innerHeight: 600 })
    const told: number[] = []
    const stop = watchViewport(target, ({ width }) => told.push(width))
    return { target, told, stop }
  }

  it('I-9.29 has the two widths and the two delays of the documents', () => {
    expect([...VIEWPORT_STARTS, RESIZE_REST_MS, ORIENTATION_REST_MS]).toEqual([768, 1024, 200, 1000])
  })

  it('I-4.48 is looked at once, 200 ms after the last of many changes', () => {
    const { target, told } = aWindow()
    for (const width of [700, 710, 720]) {
      target.innerWidth = width
      target.dispatchEvent(new Event('resize'))
      vi.advanceTimersByTime(150)
    }
    expect(told).toEqual([])
    vi.advanceTimersByTime(50)
    expect(told).toEqual([720])
  })

  it('I-4.49 is looked at 1 s after it was turned, whatever sizes it takes meanwhile', () => {
    const { target, told } = aWindow()
    target.dispatchEvent(new Event('orientationchange'))
    vi.advanceTimersByTime(100)
    target.innerWidth = 390
    target.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(899)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual([390])
  })

  it('is left alone once nobody watches', () => {
    const { target, told, stop } = aWindow()
    target.dispatchEvent(new Event('resize'))
    stop()
    vi.advanceTimersByTime(2000)
    expect(told).toEqual([])
  })
})
