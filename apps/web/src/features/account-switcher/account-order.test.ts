import { expect, it } from 'vitest'
import { inAccountOrder } from './account-order.ts'

const names = (accounts: readonly { full_name: string; username: string }[]) =>
  inAccountOrder(accounts).map(({ username }) => username)

it('I-4.21 accounts stand by full name when every one has one, whatever the case', () => {
  const accounts = [
    { username: 'a', full_name: 'zoe' },
    { username: 'b', full_name: 'Ben' },
    { username: 'c', full_name: 'ada' },
  ]
  expect(names(accounts)).toEqual(['c', 'b', 'a'])
})

it('I-4.21 one account without a full name puts all of them by username', () => {
  const accounts = [
    { username: 'Zoe', full_name: 'Ada' },
    { username: 'ben', full_name: '' },
    { username: 'Carl', full_name: 'Aaron' },
  ]
  expect(names(accounts)).toEqual(['ben', 'Carl', 'Zoe'])
})
