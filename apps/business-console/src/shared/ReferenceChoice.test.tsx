import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider, type DataProvider } from 'react-admin'
import { expect, it, vi } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { makeQueryClient } from '../providers/query-client.ts'
import { expectComplaint } from '../test/expect-complaint.ts'
import { BY_NAME } from './HubList.tsx'
import { ReferenceChoice } from './ReferenceChoice.tsx'

type Lists = DataProvider['getList']

async function open(getList: () => Promise<unknown>, chosen: { id: string; name: string } | null = null) {
  const onClear = vi.fn()
  render(
    <AdminContext
      dataProvider={testDataProvider({ getList: getList as Lists })}
      queryClient={makeQueryClient()}
      i18nProvider={i18nProvider}
    >
      <ReferenceChoice
        resource="tags"
        sort={BY_NAME}
        label="Tag"
        textOf={({ name }) => String(name)}
        chosen={chosen}
        onChoose={vi.fn()}
        onClear={onClear}
      />
    </AdminContext>,
  )
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tag' }))
  return onClear
}

it('a list that could not be read is not an empty one', async () => {
  expectComplaint()
  await open(() => Promise.reject(new HttpError('Slow down', 429)))
  expect(await screen.findByText("We couldn't load this")).toBeVisible()
})

it('a list without a record has no results', async () => {
  await open(() => Promise.resolve({ data: [], total: 0 }))
  expect(await screen.findByText('Nothing found')).toBeVisible()
})

it('a choice that may be none is cleared', async () => {
  const summer = { id: '5', name: 'Summer' }
  const onClear = await open(() => Promise.resolve({ data: [summer], total: 1 }), summer)
  fireEvent.click(screen.getByTitle('Clear'))
  expect(onClear).toHaveBeenCalledOnce()
})
