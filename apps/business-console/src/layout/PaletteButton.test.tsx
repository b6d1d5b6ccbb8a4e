import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import type { BusinessView } from '@tessera/api-types/business/views'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { PaletteButton } from './PaletteButton.tsx'

const Here = () => <output>{useLocation().pathname}</output>

afterEach(() => localStorage.clear())

async function open(typed: string) {
  const business = { id: '9', name: 'Kiln', abilities: { can_manage_people: false } } as BusinessView
  const other = { id: '10', name: 'Clay & Co' } as BusinessView
  const switchTo = vi.fn()
  const acting = { userId: '7', business, businesses: [business, other], switchTo }
  render(
    <MemoryRouter initialEntries={['/business/9/hub/people']}>
      <AdminContext basename="/business/9/hub" dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <BusinessContext value={acting as never}>
          <PaletteButton />
          <Here />
        </BusinessContext>
      </AdminContext>
    </MemoryRouter>,
  )
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const field = await screen.findByRole('combobox', { name: 'Go to' })
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: typed } })
  return { field, switchTo }
}

it('Ctrl K and a few letters lead to a place of the hub', async () => {
  const { field } = await open('prof')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('/business/9/hub/profiles')).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('finds the other businesses, too', async () => {
  const { field, switchTo } = await open('clay')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(switchTo).toHaveBeenCalledWith('10')
})

it('leaves out what its reader may not open', async () => {
  await open('history')
  expect(await screen.findByText('Nothing found')).toBeInTheDocument()
})

it('begins with the records that were open last, with what they are', async () => {
  const records = [
    { path: 'people/77', title: 'Lena Fischer' },
    { path: 'history/5', title: 'Of the past' },
    { path: 'people', title: 'Where it opens' },
  ]
  localStorage.setItem('console.recent:7:9', JSON.stringify(records))
  const { field } = await open('')
  const [first] = screen.getAllByRole('option')
  expect(screen.getByText('Recently visited')).toBeInTheDocument()
  expect(first).toHaveTextContent('Lena FischerPeople')
  // What its reader may not list, and the open page.
  expect(screen.queryByText('Of the past')).toBeNull()
  expect(screen.queryByText('Where it opens')).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(screen.getByText('/business/9/hub/people/77')).toBeInTheDocument()
})
