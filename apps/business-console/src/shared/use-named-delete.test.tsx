import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, testDataProvider, useGetList, useGetOne } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { useNamedDelete } from './use-named-delete.ts'

const record = { id: '7', name: 'Spring' }

function Page() {
  const { data } = useGetOne('groups', { id: '7' })
  useGetList('groups/7/employees')
  const { total } = useGetList('people')
  const { remove } = useNamedDelete('groups', 'done')
  return (
    <button type="button" onClick={() => void remove(record, record.name)}>
      Delete {data?.name} of {total}
    </button>
  )
}

it('reads anew what else is shown, and nothing of what is gone', async () => {
  const getOne = vi.fn(() => Promise.resolve({ data: record as never }))
  const getList = vi.fn((_resource: string) => Promise.resolve({ data: [], total: 3 }))
  const remove = () => Promise.resolve({ data: record as never })
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ getOne, getList, delete: remove })}
        i18nProvider={i18nProvider}
      >
        <Page />
      </AdminContext>
    </MemoryRouter>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Spring of 3' }))
  const listed = () => getList.mock.calls.map(([resource]) => resource)
  await waitFor(() => expect(listed()).toEqual(['groups/7/employees', 'people', 'people']))
  expect(getOne).toHaveBeenCalledOnce()
})
