import { expect, it } from 'vitest'
import { localPath } from './local-path.ts'

it.each([
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'evil',
  '',
])('I-2.27 %j leads home instead', (value) => {
  expect(localPath(value)).toBe('/')
})

it('I-2.27 a path of the site is kept with its query', () => {
  expect(localPath('/search/pins/?q=a')).toBe('/search/pins/?q=a')
  expect(localPath('/pin/1/#comments')).toBe('/pin/1/#comments')
})
