import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { expectComplaint } from '../../test/expect-complaint.ts'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

// Before the globals: a spy that stays on one is there for the files that follow.
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const holder = (id: string, name: string, ends_at: string | null) => ({
  id,
  name,
  roles: ['ANALYST'],
  permissions: ['ANALYST'],
  ends_at,
})

const noEffect = { effects: [], losing: { people: 0, partners: 0, assets: 0 } }
const answers = {
  '/v3/businesses/9/asset_access/preview/': { data: noEffect },
  '/ads/v4/notification_messages/RECOMMENDATIONS/': { data: [] },
}

const account = {
  ...sampleRow('ad-accounts'),
  id: '5',
  name: 'Summer',
  employees: [holder('1', 'Ada', null)],
  partners: [],
  expired_access: {
    employees: [holder('2', 'Ben', '2020-03-03T23:59:59.999Z')],
    partners: [holder('4', 'Northlight', '2020-03-03T23:59:59.999Z')],
  },
  abilities: { can_edit: true, can_assign: true, can_share: true },
}
const settings = {
  id: '5',
  adAccountId: '5',
  version: 1,
  settings: { name: 'Summer', notification_emails: [], business_address: null },
  abilities: { can_edit: true },
}

it('who has lost an ad account because their access ended is listed on its page, and gets it back', async () => {
  openConsole('ad-accounts/5/settings', {
    answers,
    rows: { 'ad-accounts': [account], 'ad-account-settings': [settings], employees: [{ id: '2' }] },
  })
  const sent = vi.spyOn(globalThis, 'fetch')
  const people = await screen.findByRole('region', { name: 'People with access' })
  expect(within(people).getByRole('row', { name: /Ada/ })).not.toHaveTextContent('Expired')
  const ben = within(people).getByRole('row', { name: /Ben/ })
  expect(ben).toHaveTextContent('Expired')
  const partners = screen.getByRole('region', { name: 'Partners with access' })
  expect(within(partners).getByRole('row', { name: /Northlight/ })).toHaveTextContent('Expired')
  fireEvent.click(within(ben).getByRole('button'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Renew access' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('combobox', { name: /^Permissions/ })).toHaveTextContent('Analyst')
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const change = sent.mock.calls.find(
    ([url, init]) => String(url).endsWith('/employees/2') && init?.method === 'PUT',
  )
  expect(JSON.parse(String(change?.[1]?.body))).toEqual({
    assets: [{ id: '5', type: 'AD_ACCOUNT', permissions: ['ANALYST'], ends_at: null }],
  })
})

it('says why the holders of an ad account cannot be read, and reads them again', async () => {
  let isDown = true
  expectComplaint()
  openConsole('ad-accounts/5/settings', {
    rows: { 'ad-account-settings': [settings] },
    answers: {
      ...answers,
      '/v3/businesses/9/ad-accounts/5': () =>
        isDown ? Response.json({ message: 'Out of order' }, { status: 500 }) : Response.json(account),
    },
  })
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Out of order')
  isDown = false
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('row', { name: /Ada/ })).toBeVisible()
})
