import { describe, expect, it } from 'vitest'
import { nextOption } from './use-option-keys.ts'
import { emphasis, fitting, recentSuggestion, suggestionOf } from './suggestions.ts'

describe('suggestions', () => {
  it('lead to the results of a phrase', () => {
    const phrase = suggestionOf({ type: 'query', query: 'tea & cake', is_recent: false })
    expect(phrase).toMatchObject({ kind: 'phrase', label: 'tea & cake', to: '/search/pins/?q=tea+%26+cake' })
  })

  it('lead a recent search back to where it was made', () => {
    expect(recentSuggestion({ query: 'ada', scope: 'users' }, 'Your pins').to).toBe('/search/users/?q=ada')
  })

  it.each([
    ['Patterns', 'pat', { typed: 'Pat', rest: 'terns' }],
    ['Crème brûlée', 'creme b', { typed: 'Crème b', rest: 'rûlée' }],
    ['creme brulee', 'crème', { typed: 'creme', rest: ' brulee' }],
    ['Mother’s day', 'mothers', { typed: 'Mother’s', rest: ' day' }],
    ['house plants', 'pat', { typed: '', rest: 'house plants' }],
    ['Tea', '', { typed: '', rest: 'Tea' }],
  ])('of %s for %s stress what is not typed yet', (label, term, parts) => {
    expect(emphasis(label, term)).toEqual(parts)
  })

  it.each([
    ['creme brulee', 'crème'],
    ['Straße nach Süden', 'strasse suden'],
    ['Anna Schmidt', 'schmidt anna'],
    ['mother’s day', "mother's d"],
    ['ada', '@ada'],
  ])('%s fits %s', (query, term) => {
    const items = [{ type: 'query' as const, query, is_recent: false }]
    expect(fitting(items, term)).toEqual(items)
    expect(fitting(items, `${term}x`)).toEqual([])
  })
})

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, -1],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, -1],
  ['a', 0, null],
])('%s moves from option %i to %s of three', (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to)
})
