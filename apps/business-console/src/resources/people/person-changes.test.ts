import { expect, it } from 'vitest'
import { toPersonChanges } from './person-changes.ts'

const person = { id: '1', version: 3, business_roles: ['EMPLOYEE'], adAccounts: [], profiles: [] }
const changesOf = (values: object) => toPersonChanges({ ...person, ...values }, { previousData: person })

it('B-2.10 a saved person sends the role alone, and only when it was changed', () => {
  expect(changesOf({ business_roles: ['ADMIN'] })).toEqual({ business_roles: ['ADMIN'], version: 3 })
  expect(changesOf({})).toEqual({ version: 3 })
})
