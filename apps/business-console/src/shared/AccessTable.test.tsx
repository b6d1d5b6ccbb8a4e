import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { NO_ACCESS, type GivenAccess } from './access-end.ts'
import { AccessTable, type Access } from './AccessTable.tsx'

const noEnd = { ends_at: null, is_expired: false } as const
const direct = { type: 'DIRECT' as const, id: null, name: null, permissions: ['ANALYST' as const], ...noEnd }
const spring = {
  type: 'ASSET_GROUP' as const,
  id: '9',
  name: 'Spring',
  permissions: ['ADMIN' as const],
  ...noEnd,
}
const accessTo = (id: string, name: string, granted_by: readonly Access['granted_by'][number][]): Access => {
  const permissions = granted_by.flatMap((grant) => [...grant.permissions])
  return {
    id,
    name,
    type: 'AD_ACCOUNT',
    roles: permissions,
    permissions,
    granted_by: granted_by.map((grant) => ({ ...grant, permissions: [...grant.permissions] })),
  }
}

const account = { id: '5', name: 'Summer', type: 'AD_ACCOUNT' }
const ada = { id: '3', name: 'Ada', type: 'PERSON' }
const effect = {
  subject: ada,
  asset: account,
  before: ['ADMIN', 'ANALYST'],
  after: ['ADMIN'],
  ends_at_before: null,
  ends_at: '2099-05-05T23:59:59.999Z',
}

function open(
  onChange?: (asset: Access, given: GivenAccess) => Promise<boolean>,
  access = [accessTo('5', 'Summer', [direct, spring]), accessTo('6', 'Winter', [spring])],
) {
  const run = vi.fn((_name: string, _input: object) =>
    Promise.resolve({ effects: [effect], losing: { people: 0, partners: 0, assets: 0 } }),
  )
  const business = { business: { id: '9' } }
  render(
    <MemoryRouter>
      <BusinessContext value={business as never}>
        <AdminContext
          dataProvider={testDataProvider({ run })}
          i18nProvider={i18nProvider}
          theme={consoleTheme}
        >
          <AccessTable access={access} {...(onChange && { onChange, previewOf })} />
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )
  return run
}

const previewOf = ({ id, type }: Access, given: GivenAccess) => ({
  type: 'PERSON' as const,
  id: '3',
  assets: [{ id, type, ...given }],
})

it('names the grant that each right comes through', async () => {
  open()
  const summer = await screen.findByRole('row', { name: /Summer/ })
  expect(within(summer).getByText('Analyst')).toBeInTheDocument()
  expect(within(summer).getByText('Through Spring')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

it('B-2.11 takes away what was given directly, and offers that for nothing else', async () => {
  const onChange = vi.fn(() => Promise.resolve(true))
  const run = open(onChange)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Winter' }))
  expect(screen.queryByRole('menuitem', { name: 'Remove access' })).toBeNull()
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Summer', hidden: true }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove access' }))
  const dialog = await screen.findByRole('dialog', { name: 'Remove access to Summer?' })
  expect(await within(dialog).findByText('Ada on Summer')).toBeVisible()
  const change = { type: 'PERSON', id: '3', assets: [{ id: '5', type: 'AD_ACCOUNT', ...NO_ACCESS }] }
  expect(run).toHaveBeenCalledWith('assetAccess.preview', { business_id: '9', change })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove access' }))
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '5' }), NO_ACCESS)
})

it('B-2.11 changes the direct permissions alone', async () => {
  const onChange = vi.fn(() => Promise.resolve(true))
  open(onChange)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Summer' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog')
  const permissions = within(dialog).getByRole('combobox', { name: /^Permissions/ })
  expect(permissions).toHaveTextContent(/^Analyst$/)
  fireEvent.mouseDown(permissions)
  fireEvent.click(await screen.findByRole('option', { name: 'Finance manager' }))
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save', hidden: true }))
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '5' }), {
      permissions: ['ANALYST', 'FINANCE_MANAGER'],
      ends_at: null,
    }),
  )
})

it('says until when each way holds, and which has ended', async () => {
  open(undefined, [
    accessTo('5', 'Summer', [{ ...direct, ends_at: '2099-03-03T23:59:59.999Z' }, spring]),
    accessTo('6', 'Winter', [{ ...direct, ends_at: '2020-03-03T23:59:59.999Z', is_expired: true }]),
  ])
  const summer = await screen.findByRole('row', { name: /Summer/ })
  expect(within(summer).getByText('Ends Mar 3, 2099')).toBeVisible()
  expect(within(screen.getByRole('row', { name: /Winter/ })).getByText('Expired')).toBeVisible()
})

it('offers to renew access that has ended, with the permissions it had', async () => {
  const onChange = vi.fn(() => Promise.resolve(true))
  const over = { ...direct, ends_at: '2020-03-03T23:59:59.999Z', is_expired: true }
  open(onChange, [accessTo('6', 'Winter', [over])])
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Winter' }))
  expect(screen.queryByRole('menuitem', { name: 'Permissions' })).toBeNull()
  fireEvent.click(screen.getByRole('menuitem', { name: 'Renew access' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByLabelText('Ends on')).toHaveValue('')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  const given = { permissions: ['ANALYST'], ends_at: null }
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '6' }), given))
})

it('asks until when, offers the end there is, and shows what a new one would do', async () => {
  const onChange = vi.fn(() => Promise.resolve(true))
  const run = open(onChange, [accessTo('5', 'Summer', [{ ...direct, ends_at: '2099-03-03T23:59:59.999Z' }])])
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Summer' }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Permissions' }))
  const dialog = await screen.findByRole('dialog')
  const lastDay = within(dialog).getByLabelText('Ends on')
  expect(lastDay).toHaveValue('2099-03-03')
  expect(run).not.toHaveBeenCalled()
  fireEvent.change(lastDay, { target: { value: '2001-01-01' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('Choose a day that isn’t over yet.')).toBeVisible()
  fireEvent.change(lastDay, { target: { value: '2099-05-05' } })
  const given = { permissions: ['ANALYST'], ends_at: '2099-05-05T23:59:59.999Z' }
  const change = { type: 'PERSON', id: '3', assets: [{ id: '5', type: 'AD_ACCOUNT', ...given }] }
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('assetAccess.preview', { business_id: '9', change }),
  )
  expect(await within(dialog).findByText('Ends May 5, 2099')).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '5' }), given))
})
