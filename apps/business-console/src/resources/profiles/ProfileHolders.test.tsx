import { fireEvent, screen } from '@testing-library/react'
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
  const noEffect = { effects: [], losing: { people: 0, partners: 0, assets: 0 } }
  const answers = { '/v3/businesses/9/asset_access/preview/': { data: noEffect } }
  openConsole('profiles/1', { answers, rows: { profiles: [profile] } })
  const row = await screen.findByRole('row', { name: /Ben/ })
  expect(row).toHaveTextContent('Expired')
  fireEvent.click(screen.getByRole('button', { name: /Ben/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Renew access' }))
  expect(await screen.findByRole('dialog')).toHaveTextContent('Publisher')
})
