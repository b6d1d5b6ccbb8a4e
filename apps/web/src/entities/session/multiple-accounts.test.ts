import { describe, expect, it } from 'vitest'
import type { SafeStorage } from '../../shared/browser/storage.ts'
import {
  accountsFrom,
  itemsAfterLogOut,
  parseAccounts,
  readAccounts,
  storeAccounts,
} from './multiple-accounts.ts'

function memory(items: Record<string, string> = {}): SafeStorage & { items: Record<string, string> } {
  const held = new Map(Object.entries(items))
  return {
    get items() {
      return Object.fromEntries(held)
    },
    read: (key) => held.get(key) ?? null,
    write: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
  }
}

const two = { accounts: { '1': { logged_in: true }, '2': { logged_in: true } }, groupId: 'group' }

describe('the stored accounts of a browser', () => {
  it('I-3.27 I-3.28 are a map by user id beside a group id', () => {
    const storage = memory()
    storeAccounts(two, storage)
    expect(storage.items).toEqual({
      multipleAccounts: '{"1":{"logged_in":true},"2":{"logged_in":true}}',
      multipleAccountsGroupId: 'group',
    })
    expect(readAccounts(storage)).toEqual(two)
  })

  it.each([null, '', '{', '[]', 'null', '"x"', '7'])('I-9.41 %j is read as none', (text) => {
    expect(parseAccounts(text)).toEqual({})
  })

  it('I-9.41 entries that are none are left out', () => {
    expect(parseAccounts('{"1":{"logged_in":true,"token":"x"},"2":1,"3":{"logged_in":"yes"}}')).toEqual({
      '1': { logged_in: true },
    })
  })

  it('I-4.17 a logout hands them on with the account that leaves marked', () => {
    const storage = memory()
    expect(itemsAfterLogOut('1', storage)).toEqual({})
    storeAccounts(two, storage)
    expect(itemsAfterLogOut('1', storage)).toEqual({
      multipleAccounts: '{"1":{"logged_in":false},"2":{"logged_in":true}}',
      multipleAccountsGroupId: 'group',
    })
  })

  it('one account alone is not stored', () => {
    const storage = memory({ multipleAccounts: '{}', multipleAccountsGroupId: 'old' })
    storeAccounts(accountsFrom({ session_accounts: [], group_id: null, needs_password: [] }), storage)
    expect(storage.items).toEqual({})
  })
})
