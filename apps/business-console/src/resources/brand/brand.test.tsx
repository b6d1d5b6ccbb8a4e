import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { SiteBrandView } from '@tessera/api-types/site-brand/contracts'
import { consoleTheme } from '../../layout/console-theme.ts'
import { i18nProvider, loadSiteTexts } from '../../providers/i18n-provider.ts'
import { BrandPage } from './BrandPage.tsx'

const brand: SiteBrandView = {
  name: null,
  default_name: 'Tessera',
  logo_signature: null,
  logo_url: null,
  accent_light: null,
  accent_dark: null,
  version: 3,
  history: [
    {
      id: '1',
      actor_name: 'Oliver Grant',
      occurred_at: '2026-01-02T00:00:00.000Z',
      changes: [{ field: 'name', old: 'Tiles', new: null }],
    },
  ],
}

beforeAll(loadSiteTexts)
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.dataset.site = 'Tessera'
  document.adoptedStyleSheets = []
})

function open(answer: (method: string, body: unknown) => Promise<Response> | Response, read = brand) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ data: read })
    const given: unknown = typeof body === 'string' ? JSON.parse(body) : body
    sent.push(given)
    return answer(method, given)
  })
  render(
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider} theme={consoleTheme}>
        <ResourceContextProvider value="brand">
          <BrandPage />
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  )
  return sent
}

it('what is changed is saved on the state that was read, and the console goes by the new name', async () => {
  const saved = { ...brand, name: 'Mosaics', accent_light: '#1d5fa8', version: 4 }
  const sent = open(() => Response.json({ data: saved }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Site name' }), {
    target: { value: 'Mosaics' },
  })
  fireEvent.change(screen.getByRole('textbox', { name: 'Light theme' }), { target: { value: '#1d5fa8' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(document.documentElement.dataset.site).toBe('Mosaics'))
  expect(sent).toEqual([{ name: 'Mosaics', accent_light: '#1d5fa8', version: 3 }])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

it('what comes back otherwise than it was typed is what stands there, and the bar goes', async () => {
  const named = { ...brand, name: 'Mosaics' }
  open(() => Response.json({ data: named }), named)
  const name = await screen.findByRole('textbox', { name: 'Site name' })
  fireEvent.change(name, { target: { value: 'Mosaics ' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(name).toHaveValue('Mosaics'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull())
})

it('nothing is saved while a logo is on its way', async () => {
  const sending = Promise.withResolvers<Response>()
  open(() => sending.promise)
  fireEvent.change(await screen.findByRole('textbox', { name: 'Site name' }), { target: { value: 'Tiles' } })
  const save = await screen.findByRole('button', { name: 'Save changes' })
  expect(save).toBeEnabled()
  const picture = new File(['x'], 'logo.png', { type: 'image/png' })
  const input = document.querySelector('input[type=file]')
  if (input) fireEvent.change(input, { target: { files: [picture] } })
  await waitFor(() => expect(save).toBeDisabled())
  sending.resolve(
    Response.json({ data: { image_signature: 'a'.repeat(32), image_url: 'https://img.test/a.jpg' } }),
  )
  await waitFor(() => expect(save).toBeEnabled())
})

it('what was typed is discarded, and the bar goes', async () => {
  open(() => Response.json({ data: brand }))
  const name = await screen.findByRole('textbox', { name: 'Site name' })
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull()
  fireEvent.change(name, { target: { value: 'Mosaics' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  expect(name).toHaveValue('')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull())
})

it('a color that is hard to read says so before it is saved, and at its field when it is refused', async () => {
  const text = 'This color is too light to read on the light background. Choose a darker one.'
  const body = { errors: { accent_light: text }, message: text }
  open(() => Response.json(body, { status: 400 }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Light theme' }), {
    target: { value: '#ffe08a' },
  })
  const contrast = 'Contrast 1.1:1. It needs at least 4.5:1 to be readable.'
  expect(await screen.findByText(contrast)).toHaveRole('status')
  expect(screen.getByRole('textbox', { name: 'Light theme' })).toHaveAccessibleDescription(contrast)
  fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText(text)).toBeVisible()
})

it('the history tells what became of each field', async () => {
  open(() => Response.json({ data: brand }))
  expect(await screen.findByText('Site name: Tiles → Default')).toBeVisible()
})
