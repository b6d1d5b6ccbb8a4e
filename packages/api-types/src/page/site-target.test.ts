import { expect, it } from 'vitest'
import { siteTarget } from './site-target.ts'

const ORIGINS = ['https://de.tessera.example']

it.each([
  '//evil.example',
  'https://evil.example',
  'https://de.tessera.example.evil.example/',
  'https://de.tessera.example@evil.example/',
  'https://ada@de.tessera.example/',
  'http://de.tessera.example/',
  '//de.tessera.example/',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'evil',
  '',
  '/a\u0000',
  ['/a', '/b'],
  null,
])('I-2.27 %j is no place to lead to', (value) => {
  expect(siteTarget(value, ORIGINS)).toBeNull()
})

it('I-2.27 a path of the site is kept with its query', () => {
  expect(siteTarget('/search/pins/?q=a')).toBe('/search/pins/?q=a')
  expect(siteTarget('/pin/1/#comments')).toBe('/pin/1/#comments')
})

it('I-2.27 an address at a listed origin of the site is kept, and only there', () => {
  expect(siteTarget('https://de.tessera.example/pin/1/?a=1#b', ORIGINS)).toBe(
    'https://de.tessera.example/pin/1/?a=1#b',
  )
  expect(siteTarget('https://de.tessera.example/pin/1/')).toBeNull()
})
