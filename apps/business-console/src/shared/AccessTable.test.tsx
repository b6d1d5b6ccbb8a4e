import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { consoleTheme } from '../layout/console-theme.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
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

function open(onChange?: (asset: Access, permissions: string[]) => Promise<boolean>) {
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} theme={consoleTheme}>
        <AccessTable
          access={[access('5', 'Summer', [direct, spring]), access('6', 'Winter', [spring])]}
          {...(onChange && { onChange })}
        />
      </AdminContext>
    </MemoryRouter>,
  )
}

it('names the grant that each right comes through', async () => {
  open()
  const summer = await screen.findByRole('row', { name: /Summer/ })
  expect(within(summer).getByText('Analyst')).toBeInTheDocument()
  expect(within(summer).getByText('Through Spring')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull()
})

it('B-2.11 takes away what was given directly, and offers that for nothing else', async () => {
  const onChange = vi.fn(() => Promise.resolve(true))
  open(onChange)
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Winter' }))
  expect(screen.queryByRole('menuitem', { name: 'Remove access' })).toBeNull()
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Summer', hidden: true }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove access' }))
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
