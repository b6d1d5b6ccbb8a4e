import { render, renderHook, waitFor } from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { AdminContext, BasenameContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { BusinessContext } from '../session/business-context.ts'
import { PageHeader } from './PageHeader.tsx'
import { recentRecords, useRecentRecord } from './recent-records.ts'

afterEach(() => localStorage.clear())

const at = (path: string) =>
  function Hub({ children }: { children: ReactNode }) {
    const acting = { userId: '7', business: { id: '9', name: 'Kiln' }, businesses: [] }
    return (
      <MemoryRouter initialEntries={[`/business/9/hub/${path}`]}>
        <BasenameContextProvider basename="/business/9/hub">
          <BusinessContext value={acting as never}>{children}</BusinessContext>
        </BasenameContextProvider>
      </MemoryRouter>
    )
  }

const visit = (path: string, title: string): void =>
  renderHook(() => useRecentRecord(title), { wrapper: at(path) }).unmount()

const open = (heading: ReactElement): void => {
  const Hub = at('people/77')
  render(
    <Hub>
      <AdminContext basename="/business/9/hub" dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        {heading}
      </AdminContext>
    </Hub>,
  )
}

it('the heading of a record keeps it, the heading of a list does not', async () => {
  open(<PageHeader title="People" />)
  open(<PageHeader title="Lena Fischer" back="people" />)
  await waitFor(() => expect(recentRecords('7', '9')).toEqual([{ path: 'people/77', title: 'Lena Fischer' }]))
})

it('keeps the records that were open, each once and the latest first; forms for new ones are no records', () => {
  visit('people/create', 'Invite people')
  visit('people/77', 'Lena Fischer')
  visit('catalogs/5', 'Shop')
  visit('people/77/access', 'Lena Fischer')
  expect(recentRecords('7', '9')).toEqual([
    { path: 'people/77/access', title: 'Lena Fischer' },
    { path: 'catalogs/5', title: 'Shop' },
  ])
  expect(recentRecords('7', '10')).toEqual([])
})

it('two records of one name are two, also below one that both belong to', () => {
  visit('tags/3', 'Shop')
  visit('tags/4', 'Shop')
  visit('ads/5/11', 'Lamps')
  visit('ads/5/12', 'Lamps')
  expect(recentRecords('7', '9').map(({ path }) => path)).toEqual([
    'ads/5/12',
    'ads/5/11',
    'tags/4',
    'tags/3',
  ])
})

it('keeps the last six', () => {
  for (let count = 0; count < 9; count += 1) visit(`tags/${count}`, `Tag ${count}`)
  expect(recentRecords('7', '9').map(({ title }) => title)).toEqual(
    [8, 7, 6, 5, 4, 3].map((count) => `Tag ${count}`),
  )
})
