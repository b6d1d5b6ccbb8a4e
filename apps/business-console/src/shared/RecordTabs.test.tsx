import { render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { RecordTabs } from './RecordTabs.tsx'

const open = () =>
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <RecordTabs
          base="/catalogs/1"
          current="people"
          label="Lamps"
          tabs={[
            { path: 'people', label: 'People' },
            { path: 'products', label: 'Products', count: 9950 },
          ]}
        />
      </AdminContext>
    </MemoryRouter>,
  )

it('a count beside a tab is grouped like every other number', () => {
  open()
  expect(screen.getByRole('link', { name: 'Products (9,950)' })).toHaveAttribute(
    'href',
    '/catalogs/1/products',
  )
})

it('tabs without room for one line take another, and none is cut off', () => {
  open()
  expect(screen.getByRole('navigation', { name: 'Lamps' })).toHaveStyle({ flexWrap: 'wrap' })
})
