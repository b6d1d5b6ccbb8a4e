import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, ListBase, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { ListPages } from './ListPages.tsx'

const list = { data: [{ id: 1 }], total: 1000, meta: { hasMoreRows: true } }

it('B-2.76 says that a long list has more rows than were counted, and turns its pages', async () => {
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider({ getList: () => Promise.resolve(list as never) })}
        i18nProvider={i18nProvider}
      >
        <ListBase resource="history">
          <ListPages />
        </ListBase>
      </AdminContext>
    </MemoryRouter>,
  )
  expect(await screen.findByText('1-10 of more than 1,000')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: /next/i }))
  expect(await screen.findByText('11-20 of more than 1,000')).toBeVisible()
})
