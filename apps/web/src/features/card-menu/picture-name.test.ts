import { expect, it } from 'vitest'
import { pictureName } from './pin-entries.ts'

it.each([
  ['Green vase, fired twice!', '/i/orig/ab.webp', 'Green-vase-fired-twice.webp'],
  ['Café & crème', 'https://images.test/ab.jpg', 'Café-crème.jpg'],
  ['', '/i/orig/ab.png', 'pin-7.png'],
  ['../..', '/i/orig/ab', 'pin-7.ab'],
])('the picture of "%s" at %s is saved as %s', (title, url, name) => {
  expect(pictureName({ id: '7', title }, url)).toBe(name)
})
