import { describe, expect, it } from 'vitest'
import { memberOf } from '../../testing/plain-viewers.ts'
import { canDeleteMessage, canSend, canShape, isGroupOf, peopleKey } from './conversation-policy.ts'

const ada = memberOf('1')
const banned = memberOf('1', { isWriteBanned: true })
const person = (id: string, given: { isDeactivated?: boolean; takesMessages?: boolean } = {}) => ({
  id,
  username: `user${id}`,
  fullName: 'Ben Ito',
  avatarSignature: null,
  isVerifiedMerchant: false,
  isDeactivated: false,
  takesMessages: true,
  ...given,
})
const between = (...people: ReturnType<typeof person>[]) => ({ isGroup: false, people, emails: [] })

it('a set of people and addresses has one key, in whatever order and case they come', () => {
  expect(peopleKey(['2', '1'], ['Zoe@x.example', 'al@x.example'])).toBe('1 2 al@x.example zoe@x.example')
  expect(peopleKey(['1', '2'], ['AL@x.example', 'zoe@x.example'])).toBe('1 2 al@x.example zoe@x.example')
})

it('more than two are a group, addresses counted', () => {
  expect(isGroupOf(['1', '2'], [])).toBe(false)
  expect(isGroupOf(['1', '2'], ['al@x.example'])).toBe(true)
})

describe('sending', () => {
  it.each([
    ['somebody who takes messages', between(person('1'), person('2')), true],
    ['nobody but oneself', between(person('1')), false],
    ['somebody who takes none', between(person('1'), person('2', { takesMessages: false })), false],
    ['somebody who left', between(person('1'), person('2', { isDeactivated: true })), false],
    ['an address', { ...between(person('1')), emails: ['al@x.example'] }, true],
    ['a group', { ...between(person('1')), isGroup: true }, true],
  ])('to %s', (_whom, conversation, may) => {
    expect(canSend(ada, conversation)).toBe(may)
    expect(canSend(banned, conversation)).toBe(false)
  })
})

it('participants shape a group', () => {
  const group = { isGroup: true, standing: 'member' as const }
  expect(canShape(ada, group)).toBe(true)
  expect(canShape(banned, group)).toBe(false)
  expect(canShape(ada, { ...group, isGroup: false })).toBe(false)
  expect(canShape(ada, { ...group, standing: 'requested' })).toBe(false)
})

it('who sent a message deletes it', () => {
  expect(canDeleteMessage(ada, { sender: { id: '1' } })).toBe(true)
  expect(canDeleteMessage(ada, { sender: { id: '2' } })).toBe(false)
  expect(canDeleteMessage(banned, { sender: { id: '1' } })).toBe(false)
})
