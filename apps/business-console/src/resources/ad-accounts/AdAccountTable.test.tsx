import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

const account = (id: string, name: string) => ({
  ...sampleRow('ad-accounts'),
  id,
  name,
  owner_business: { id: '9', name: 'Kiln & Co' },
  country: 'DE',
  currency: 'EUR',
  status: 'ACTIVE',
  billing_status: 'EXPIRED',
  spend_month_micros: 12_500_000,
  employees: [{ id: '7', name: 'Ada' }],
  partners: [],
})

it('B-2.27 B-2.28 each ad account is listed and leads to its settings', async () => {
  openConsole('ad-accounts', { rows: { 'ad-accounts': [account('50', 'Summer'), account('51', 'Winter')] } })
  expect(await screen.findByRole('link', { name: 'Winter' })).toHaveAttribute(
    'href',
    '/business/9/hub/ad-accounts/51/settings',
  )
  expect(screen.getByRole('link', { name: 'Summer' })).toBeInTheDocument()
  const cell = screen.getByRole('link', { name: 'Winter' }).closest('td') as HTMLElement
  expect(getComputedStyle(cell).whiteSpace).toBe('normal')
  expect(screen.getAllByText('Kiln & Co')).toHaveLength(2)
  expect(screen.getAllByText('€12.50')).toHaveLength(2)
  expect(screen.getAllByText('Card expired')).toHaveLength(2)
  const row = screen.getByRole('row', { name: /Winter/ })
  expect(within(row).getByText('1')).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'ID',
    'Owner',
    'Country',
    'Currency',
    'Status',
    'Spent this month',
    'Billing',
    'People',
    'Partners',
    'Actions',
  ])
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  fireEvent.click(within(row).getByRole('button', { name: /Winter/ }))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Trends' }))
  expect(assign).toHaveBeenCalledWith('/advertiser/51/trends/')
})
