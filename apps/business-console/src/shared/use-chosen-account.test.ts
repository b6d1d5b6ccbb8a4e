import { expect, it } from 'vitest'
import { firstAccount } from './use-chosen-account.ts'

it('begins with an account that is at work, not with an archived one', () => {
  const [old, live] = [{ status: 'ARCHIVED' }, { status: 'ACTIVE' }]
  expect(firstAccount([old, live])).toBe(live)
  expect(firstAccount([old])).toBe(old)
  expect(firstAccount([])).toBeUndefined()
})
