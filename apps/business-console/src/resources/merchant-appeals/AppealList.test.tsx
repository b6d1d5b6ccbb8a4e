import { render, screen } from '@testing-library/react'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import type { MerchantAppealView } from '@tessera/api-types/verified-merchants/views'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider } from '../../providers/i18n-provider.ts'
import { AppealList } from './AppealList.tsx'

const appeal: Partial<MerchantAppealView> & { id: string } = {
  id: '5',
  full_name: 'Emma Castellan',
  business_name: 'Small Houses',
  country: 'IT',
  appeal_count: 1,
}

it('the appeals are searched by words that say what is found, and each is opened by a link', async () => {
  const reads = { getList: async () => ({ data: [appeal], total: 1 }) }
  render(
    <MemoryRouter>
      <AdminContext
        dataProvider={testDataProvider(reads as object)}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <ResourceContextProvider value="merchant-appeals">
          <AppealList />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('textbox', { name: 'Search merchant or business' })).toBeVisible()
  const link = await screen.findByRole('link', { name: /Emma Castellan/ })
  expect(link).toHaveAttribute('href', '/merchant-appeals/5')
})
