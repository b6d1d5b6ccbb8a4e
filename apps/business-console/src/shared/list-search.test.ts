import { expect, it } from 'vitest'
import { soundSearch } from './list-search.ts'

it.each([
  ['?order=SIDE&sort=name', '?'],
  ['?order=DESC', '?'],
  ['?sort=name', '?'],
  ['?sort=a%20b&order=ASC&page=2', '?page=2'],
  ['?perPage=-1&page=x&sort=nothing&order=SIDE', '?'],
  ['?page=0&perPage=10', '?perPage=10'],
  ['?page=1.5', '?'],
  ['?filter=%7B', '?'],
  ['?filter=[1]&from=mail', '?from=mail'],
  ['?filter=null', '?'],
])('of %s no list is asked for what it cannot be: %s', (search, sound) => {
  expect(soundSearch(search)).toBe(sound)
})

it.each(['', '?show_vmp=true', '?filter=%7B%22q%22%3A%22a%22%7D&order=ASC&page=3&perPage=10&sort=name'])(
  'leaves %s as it is',
  (search) => expect(soundSearch(search)).toBe(search),
)
