import { act, configure, fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { BusinessContext } from '../../session/business-context.ts'
import { TransferOwnership } from './TransferOwnership.tsx'

// What is typed is asked for after a moment.
configure({ asyncUtilTimeout: 8000 })

const people = Array.from({ length: 101 }, (_, count) => ({
  id: String(count + 1),
  full_name: `Admin ${String(count + 1).padStart(3, '0')}`,
  email: null,
}))

it('any administrator can become the owner, however many there are', async () => {
  const run = vi.fn(() => Promise.resolve({}))
  const getList = (
    _resource: string,
    { filter, pagination }: { filter: { q?: string }; pagination: { perPage: number } },
  ) => {
    const found = people.filter(({ full_name }) => full_name.includes(filter.q ?? ''))
    return Promise.resolve({ data: found.slice(0, pagination.perPage), total: found.length })
  }
  const dataProvider = { ...testDataProvider({ getList } as object), run }
  render(
    <MemoryRouter>
      <BusinessContext value={{ business: { id: '9' }, reload: () => undefined } as never}>
        <AdminContext theme={consoleTheme} dataProvider={dataProvider} i18nProvider={i18nProvider}>
          <TransferOwnership />
        </AdminContext>
      </BusinessContext>
    </MemoryRouter>,
  )
  const choice = await screen.findByRole('combobox')
  const transfer = screen.getByRole('button', { name: /^Transfer/ })
  expect(transfer).toBeDisabled()
  act(() => choice.focus())
  fireEvent.change(choice, { target: { value: '101' } })
  fireEvent.click(await screen.findByRole('option', { name: 'Admin 101' }))
  fireEvent.click(transfer)
  fireEvent.click(await screen.findByRole('button', { name: /^Transfer/ }))
  await vi.waitFor(() =>
    expect(run).toHaveBeenCalledWith('business.transferOwnership', { business_id: '9', user_id: '101' }),
  )
})
