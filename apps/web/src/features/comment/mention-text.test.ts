import { expect, it } from 'vitest'
import { aUser } from '../../test/pin-builders.ts'
import { mentionAt, partsOf, tagsOf, withMention } from './mention-text.ts'

it.each([
  ['@ad', { start: 0, term: 'ad' }],
  ['Hi (@ad', { start: 4, term: 'ad' }],
  ['mail me at ada@ad', null],
  ['@ada ', null],
  ['@', null],
])('what is typed in %j is %j', (text, mention) => {
  expect(mentionAt(text, text.length)).toEqual(mention)
})

it('a mention is completed where it stands', () => {
  const mention = mentionAt('Hi @ad there', 6)
  expect(withMention('Hi @ad there', mention!, 'ada.moss')).toEqual({ text: 'Hi @ada.moss there', caret: 13 })
})

it('people who were chosen are tagged where their names stand, and nobody else', () => {
  const named = new Map([['ada', '11']])
  expect(tagsOf('@ada, ask @adam or @ada.', named)).toEqual([
    { user_id: '11', offset: 0, length: 4 },
    { user_id: '11', offset: 19, length: 4 },
  ])
})

it('names lead to people, and a tag that does not fit is text', () => {
  const tags = [
    { user_id: '11', offset: 3, length: 4 },
    { user_id: '11', offset: 5, length: 90 },
    { user_id: '99', offset: 0, length: 2 },
  ]
  expect(partsOf({ text: 'Hi @ada!', tags, tagged_users: [aUser({ id: '11', username: 'ada' })] })).toEqual([
    { text: 'Hi ' },
    { text: '@ada', username: 'ada' },
    { text: '!' },
  ])
})
