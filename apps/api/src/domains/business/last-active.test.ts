import { expect, it } from 'vitest'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { aBusiness, aColleague, operation } from './testing/a-business.ts'

it('B-3.10 people were last active when they were, also after they logged out', async () => {
  const deps = await testDeps()
  const business = await aBusiness(deps)
  const { userId } = await aColleague(deps, business.id, 'EMPLOYEE', 'Ada')
  const lastActiveAt = new Date('2026-03-04T10:20:30.000Z')
  await deps.read.updateTable('users').set({ lastActiveAt }).where('id', '=', userId).execute()
  const { items } = (await callAs(deps, business.owner)(operation('employees.list'), {
    business_id: business.id,
  })) as { items: EmployeeView[] }
  expect(items.find(({ id }) => id === userId)?.last_active_time).toBe(lastActiveAt.toISOString())
})
