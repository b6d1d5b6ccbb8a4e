import { expect, it } from 'vitest'
import { cropPath, lookPath, narrowingIn, regionIn } from './visual-search-paths.ts'

const paramsOf = (path: string) => new URL(path, 'http://tessera.test').searchParams

it('a crop and how it is narrowed stand in the address', () => {
  const narrowing = { domain: 'vases.test', price_min: 25, price_max: 50, price_currency: 'USD' }
  const path = cropPath('7', { x: 0.25, y: 0.5, w: 0.3, h: 0.2 }, narrowing)
  expect(path).toMatch(/^\/pin\/7\/visual-search\/\?x=0.25&y=0.5&w=0.3&h=0.2&domain=vases.test/)
  expect(regionIn(paramsOf(path))).toEqual({ x: 0.25, y: 0.5, w: 0.3, h: 0.2 })
  expect(narrowingIn(paramsOf(path))).toEqual(narrowing)
})

it('a crop reaches no further than the picture', () => {
  expect(regionIn(paramsOf('/?x=0.9&y=-3&w=0.4&h=0'))).toEqual({ x: 0.6, y: 0, w: 0.4, h: 0.05 })
  expect(regionIn(paramsOf('/?x=one&y=0&w=1&h=1'))).toEqual({ x: 0.1, y: 0.1, w: 0.8, h: 0.8 })
  expect(regionIn(paramsOf('/'))).toEqual({ x: 0.1, y: 0.1, w: 0.8, h: 0.8 })
})

it('a look stands in the address', () => {
  expect(lookPath('abc', { category: 'lamps' })).toBe('/search/visual/?look=abc&category=lamps')
})
