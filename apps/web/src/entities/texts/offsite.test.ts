import { expect, it } from 'vitest'
import { askedAddress, wayTo } from './offsite.ts'

const OWN = 'https://tessera.test'

it('addresses of this site are gone to at once, all others are asked about', () => {
  expect(wayTo('https://tessera.test/pin/1/?x=1#y', OWN)).toBe('/pin/1/?x=1#y')
  expect(wayTo('https://tessera.test//evil.test/', OWN)).toBe('/evil.test/')
  const way = wayTo('https://a.test/?q=1&r=2#s', OWN)
  expect(way).toBe('/offsite/?url=https%3A%2F%2Fa.test%2F%3Fq%3D1%26r%3D2%23s')
  expect(askedAddress(way.slice(way.indexOf('?')))).toBe('https://a.test/?q=1&r=2#s')
  for (const near of [
    'http://tessera.test/',
    'https://tessera.test.evil.test/',
    'https://tessera.test:8443/',
  ])
    expect(wayTo(near, OWN)).toMatch(/^\/offsite\//)
})

it.each([
  '',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  '//evil.test',
  '/pin/1/',
  'https://bank.test@evil.test/',
  'ftp://a.test/',
])('%j is not led to', (url) => {
  expect(askedAddress(`?${new URLSearchParams({ url })}`)).toBeNull()
})
