import { expect, it } from 'vitest'
import { correctedQuery, guidesOf, picturesOfGuides, plainWords } from './guide-rules.ts'

it('guides are the words titles share beyond the query, the most frequent first', () => {
  const titles = [
    'Blue kitchen shelf',
    'Small kitchens in blue',
    'Kitchen shelf for small flats',
    'Small shelf',
  ]
  expect(guidesOf('kitchen', titles, 2)).toEqual([
    { label: 'kitchen shelf', query: 'kitchen shelf' },
    { label: 'small kitchens', query: 'kitchen small' },
  ])
})

it('a word that stands beside one of the query is read together with it, as most titles have it', () => {
  const titles = ['Tall vase', 'A tall vase at noon', 'Vase, tall', 'Moss in a vase', 'On moss']
  expect(guidesOf('vase', titles, 5).map(({ label }) => label)).toEqual(['tall vase', 'moss'])
})

it('what stands beside a word of the query comes first, and what somebody does is no guide', () => {
  const titles = [
    'Moss in a vase',
    'Moss goes in a vase',
    'Moss and stone',
    'Tall vase goes home',
    'Tall vase',
  ]
  expect(guidesOf('vase', titles, 5).map(({ label }) => label)).toEqual(['tall vase', 'moss'])
})

it('words that always stand side by side are one guide', () => {
  const titles = ['Living room, done', 'A living room with figs', 'Sofa in the living room']
  expect(guidesOf('sofa', titles, 5)).toEqual([{ label: 'living room', query: 'sofa living room' }])
})

it('of a title that stands twice no more than two words are one guide, and none is longer than a query', () => {
  const title = 'Tall lamps lighten every corner'
  expect(guidesOf('sofa', [title, title], 5).map(({ label }) => label)).toEqual(['corner', 'tall lamps'])
  expect(guidesOf('s'.repeat(198), [title, title], 5)).toEqual([])
})

it('words that say when, where or how many are no guides', () => {
  const titles = [
    'Seen from above, half past',
    'Half an hour, seen above',
    'Two minutes along the row',
    'Minutes, row, along',
  ]
  expect(guidesOf('water', titles, 5)).toEqual([])
})

it('a word of one title only is no guide', () => {
  expect(guidesOf('tea', ['Tea cosy', 'Tea pot'], 5)).toEqual([])
})

it.each([
  [['kitchn', 'shelf'], ['kitchen', 'shelf'], 'kitchen shelf'],
  [['xyz'], [null], null],
  [['tea'], ['tea'], null],
])('the words %j, of which the likeliest are %j, were meant as %s', (words, likeliest, meant) => {
  expect(correctedQuery(words, likeliest)).toBe(meant)
})

it('accents and signs are no part of a word', () => {
  expect(plainWords('Crème-brûlée!')).toEqual(['creme', 'brulee'])
})

it('a guide shows the first picture that has all its words and stands at no guide before', () => {
  const hits = ['Kitchen shelf', 'Small kitchens', 'Small shelf in a kitchen', 'Cups'].map((title, at) => ({
    title,
    imageSignature: String(at),
  }))
  const guides = ['kitchen shelf', 'small', 'shelf', 'shelf', 'oak'].map((label) => ({ label, query: label }))
  expect(picturesOfGuides(guides, hits)).toEqual(['0', '1', '2', null, null])
})
