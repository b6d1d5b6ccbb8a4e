import { render, screen, within } from '@testing-library/react'
import { AdminContext, ListBase, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { PeopleTable } from './PeopleTable.tsx'

const person = (id: string, full_name: string, role: string) => ({
  id,
  full_name,
  username: `person_${id}`,
  email: `${id}@tessera.test`,
  image_medium_url: null,
  business_roles: [role],
  assets_summary: { ad_accounts: 2, profiles: 1 },
  last_active_time: null,
})

it('B-2.09 everybody of the business stands in the list, with the way to their details', async () => {
  const data = [person('7', 'Ada Moss', 'OWNER'), person('8', 'Ben Tide', 'EMPLOYEE')]
  // The provider is generic in the record; this one knows people only.
  const getList = () => Promise.resolve({ data: data as never[], total: data.length })
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider({ getList })} i18nProvider={i18nProvider}>
        <ListBase resource="people">
          <PeopleTable />
        </ListBase>
      </AdminContext>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('link', { name: 'Ben Tide' })).toHaveAttribute('href', '/people/8')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows).toHaveLength(2)
  expect(within(rows[0]!).getByText('Owner')).toBeInTheDocument()
  expect(within(rows[1]!).getByText('8@tessera.test')).toBeInTheDocument()
})
