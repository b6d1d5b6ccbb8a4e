import { act, fireEvent, render, screen } from '@testing-library/react'
import {
  AdminContext,
  DataTable,
  ResourceContextProvider,
  testDataProvider,
  type GetListParams,
  type GetListResult,
} from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { HubList } from './HubList.tsx'

it('keeps the rows of the page before, dimmed and not to be pressed, until the new ones are here', async () => {
  const pressed = vi.fn()
  let answer: (() => void) | undefined
  const getList = ({ page }: { page: number }) =>
    new Promise<GetListResult>((resolve) => {
      const rows = { data: [{ id: page, name: `Row of page ${page}` }], total: 20 }
      if (page === 1) resolve(rows)
      else answer = () => resolve(rows)
    })
  const dataProvider = testDataProvider({
    getList: (_resource: string, { pagination }: GetListParams) =>
      getList({ page: pagination?.page ?? 1 }) as never,
  })
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider}>
        <ResourceList onPress={pressed} />
      </AdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByText('Row of page 1'))
  expect(pressed).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(await screen.findByRole('progressbar')).toBeInTheDocument()
  fireEvent.click(screen.getByText('Row of page 1'))
  expect(pressed).toHaveBeenCalledTimes(1)
  act(() => answer?.())
  expect(await screen.findByText('Row of page 2')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

const ResourceList = ({ onPress }: { onPress: () => void }) => (
  <ResourceContextProvider value="people">
    <HubList filters={[]} sort={{ field: 'name', order: 'ASC' }} empty={<></>}>
      <DataTable bulkActionButtons={false} rowClick={() => (onPress(), false)}>
        <DataTable.Col source="name" />
      </DataTable>
    </HubList>
  </ResourceContextProvider>
)
