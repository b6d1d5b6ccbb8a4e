import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

it('who has lost a profile because their access ended stays listed, to be renewed or removed', async () => {
  const ben = {
    id: '2',
    name: 'Ben',
    roles: ['PROFILE_PUBLISHER'],
    permissions: ['PROFILE_PUBLISHER'],
    ends_at: '2020-03-03T23:59:59.999Z',
  }
  const profile = {
    id: '1',
    ...sampleRow('profiles'),
    expired_access: { employees: [ben], partners: [] },
    abilities: { can_edit: true, can_assign: true, can_share: false },
  }
  openConsole('profiles/1', { rows: { profiles: [profile] } })
  const row = await screen.findByRole('row', { name: /Ben/ })
  expect(row).toHaveTextContent('Expired')
  expect(screen.getByRole('button', { name: /Ben/ })).toBeVisible()
})
