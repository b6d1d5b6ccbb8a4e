import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { AccessTable, type Access } from './AccessTable.tsx'

const direct = { type: 'DIRECT', id: null, name: null, permissions: ['ANALYST'] } as const
const spring = { type: 'ASSET_GROUP', id: '9', name: 'Spring', permissions: ['ADMIN'] } as const
const access = (id: string, name: string, granted_by: readonly (typeof direct | typeof spring)[]): Access => {
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
const effect = { subject: ada, asset: account, before: ['ADMIN', 'ANALYST'], after: ['ADMIN'] }

function open(onChange?: (asset: Access, permissions: string[]) => Promise<boolean>) {
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
          <AccessTable
            access={[access('5', 'Summer', [direct, spring]), access('6', 'Winter', [spring])]}
            {...(onChange && { onChange, previewOf })}
          />
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )
  return run
}

const previewOf = ({ id, type }: Access, permissions: AssetPermission[]) => ({
  type: 'PERSON' as const,
  id: '3',
  assets: [{ id, type, permissions }],
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
  const change = { type: 'PERSON', id: '3', assets: [{ id: '5', type: 'AD_ACCOUNT', permissions: [] }] }
  expect(run).toHaveBeenCalledWith('assetAccess.preview', { business_id: '9', change })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Remove access' }))
  expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '5' }), [])
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
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: '5' }), [
      'ANALYST',
      'FINANCE_MANAGER',
    ]),
  )
})
