import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ExplainedAccessView } from '@tessera/api-types/asset-access/views'
import { openConsole } from '../../test/open-console.tsx'

afterEach(() => vi.unstubAllGlobals())

const EXPLAIN = '/v3/businesses/9/asset_access/'
const rows = {
  people: [{ id: '3', full_name: 'Ada Park', username: 'ada' }],
  'ad-accounts': [{ id: '5', name: 'Summer' }],
}
const noEnd = { ends_at: null, is_expired: false }
const told = ExplainedAccessView.parse({
  subject: { id: '3', name: 'Ada Park', type: 'PERSON' },
  business_role: 'EMPLOYEE',
  asset: { id: '5', name: 'Summer', type: 'AD_ACCOUNT', owner_business: { id: '9', name: 'Kiln' } },
  ad_account: null,
  can_read: true,
  permissions: ['ANALYST', 'ADMIN'],
  ends_at: null,
  granted_by: [
    { type: 'DIRECT', id: null, name: null, permissions: ['ANALYST'], ...noEnd },
    { type: 'ASSET_GROUP', id: '8', name: 'Spring', permissions: ['ADMIN'], ...noEnd },
  ],
})
const answerOf = (explained: object) => ({ data: explained })

it('asks for a person and an asset, and says what they may do and through which grant', async () => {
  const { asked } = openConsole('access?by=PERSON&who=3&type=AD_ACCOUNT&asset=5', {
    rows,
    answers: { [EXPLAIN]: answerOf(told) },
  })
  expect(await screen.findByRole('heading', { name: 'Ada Park has access to Summer' })).toBeVisible()
  expect(screen.getByText('Given directly')).toBeVisible()
  expect(screen.getByText('Through Spring')).toBeVisible()
  const call = asked.find(({ pathname }) => pathname === EXPLAIN)
  expect(call?.search).toMatch(/subject_id.*3/)
})

it('asks for a choice while nothing is chosen', async () => {
  openConsole('access', { rows })
  expect(await screen.findByText('Nothing chosen yet')).toBeVisible()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Ad account' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Summer' }))
  expect(await screen.findByDisplayValue('Summer')).toBeVisible()
})

it('says where there is no way, and lets somebody try again what failed', async () => {
  let hasFailed = false
  const none = { ...told, can_read: false, permissions: [], granted_by: [] }
  const answer = () => {
    if (hasFailed) return Response.json(answerOf(none))
    hasFailed = true
    return Response.json({ message: 'Down' }, { status: 500 })
  }
  openConsole('access?who=3&asset=5', { rows, answers: { [EXPLAIN]: answer } })
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'Ada Park doesn’t have access to Summer' })).toBeVisible()
  expect(screen.getByText('No role, direct access, group or partner gives access to it.')).toBeVisible()
})

it('says until when somebody has access, and what has ended', async () => {
  const ends_at = '2099-03-03T23:59:59.999Z'
  const address = 'access?by=PERSON&who=3&type=AD_ACCOUNT&asset=5'
  const open = (change: Partial<ExplainedAccessView>) =>
    openConsole(address, { rows, answers: { [EXPLAIN]: answerOf({ ...told, ...change }) } })
  open({ ends_at, granted_by: told.granted_by.map((way) => ({ ...way, ends_at })) })
  expect(await screen.findByText('Until Mar 3, 2099')).toBeVisible()
  expect(screen.getAllByText('Ends Mar 3, 2099')).toHaveLength(2)
  cleanup()
  const ended = told.granted_by.map((way) => ({ ...way, is_expired: true }))
  open({ can_read: false, permissions: [], granted_by: ended })
  expect(await screen.findByRole('heading', { name: 'Access that has ended' })).toBeVisible()
  expect(screen.getAllByText('Expired')).toHaveLength(2)
})

it('is about themselves for who manages nobody', async () => {
  openConsole('access', { rows }, { can_manage_people: false })
  expect(await screen.findByText('Choose an asset to see what you can do there, and why.')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Person' })).toBeNull()
})
