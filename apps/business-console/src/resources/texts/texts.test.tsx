import { fireEvent, render, screen, within } from '@testing-library/react'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import type { SiteTextRecord } from '@tessera/api-types/site-texts/contracts'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider, loadSiteTexts } from '../../providers/i18n-provider.ts'
import { TextPage } from './TextPage.tsx'

beforeAll(loadSiteTexts)

const terms: SiteTextRecord = {
  id: '7',
  version: 3,
  name: 'terms',
  title: 'Terms of use',
  text: 'Be kind.',
  updated_at: '2026-01-02T00:00:00.000Z',
}

function show() {
  const update = vi.fn(async () => ({ data: { ...terms, version: 4 } }))
  const remove = vi.fn(async () => ({ data: terms }))
  const reads = { getOne: async () => ({ data: terms }), update, delete: remove }
  render(
    <MemoryRouter initialEntries={['/texts/7']}>
      <AdminContext
        // The provider is generic in the record; this one knows texts only.
        dataProvider={testDataProvider(reads as object)}
        i18nProvider={i18nProvider}
        theme={consoleTheme}
      >
        <ResourceContextProvider value="texts">
          <Routes>
            <Route path="/texts/:id" element={<TextPage />} />
          </Routes>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return { update, remove }
}

it('a text is looked at on the site, and changed on the state that was read', async () => {
  const { update } = show()
  expect(await screen.findByRole('link', { name: 'View' })).toHaveAttribute('href', '/about/terms/')
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Be kind to all.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() =>
    expect(update).toHaveBeenCalledWith(
      'texts',
      expect.objectContaining({ id: '7', data: { text: 'Be kind to all.', version: 3 } }),
    ),
  )
})

it('a text is deleted after a question', async () => {
  const { remove } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete Terms of use?' })
  expect(remove).not.toHaveBeenCalled()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(remove).toHaveBeenCalledWith('texts', expect.objectContaining({ id: '7' })))
})
