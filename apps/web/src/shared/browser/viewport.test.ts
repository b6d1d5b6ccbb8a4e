import { describe, expect, it } from 'vitest'
import { layoutBreakpoint, viewportSize } from './viewport.ts'

describe('the viewport', () => {
  it('I-9.30 has a layout breakpoint for each width', () => {
    const widths = [639, 640, 767, 768, 1024, 1280, 1535, 1536]
    expect(widths.map(layoutBreakpoint)).toEqual(['xs', 'sm', 'sm', 'md', 'lg', 'xl', 'xl', '2xl'])
  })

  it('I-4.47 has a size class of its own for the user state', () => {
    expect([767, 768, 1023, 1024].map(viewportSize)).toEqual(['sm', 'md', 'md', 'lg'])
  })
})
