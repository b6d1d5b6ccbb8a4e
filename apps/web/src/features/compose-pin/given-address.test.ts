import { expect, it } from 'vitest'
import { givenAddress, givenWords } from './given-address.ts'

it.each([
  ['url=https%3A%2F%2Fshop.example%2Fbowl', 'https://shop.example/bowl'],
  ['title=A+bowl&text=Look+https%3A%2F%2Fshop.example%2Fbowl', 'https://shop.example/bowl'],
  ['url=javascript%3Aalert(1)', ''],
  ['url=&text=Only+words', ''],
  ['', ''],
])('of %s the address is %j', (query, address) => {
  expect(givenAddress(new URLSearchParams(query))).toBe(address)
})

it.each([
  ['title=A+bowl&text=Look+https%3A%2F%2Fshop.example%2Fbowl', { title: 'A bowl', description: 'Look' }],
  ['text=Only+words', { title: '', description: 'Only words' }],
  ['url=https%3A%2F%2Fshop.example%2Fbowl', { title: '', description: '' }],
])('of %s the words are %j', (query, words) => {
  expect(givenWords(new URLSearchParams(query))).toEqual(words)
})
