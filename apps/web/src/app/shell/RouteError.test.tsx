import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { I18nContext } from '../../shared/i18n/i18n-context.ts'
import { createTranslator } from '../../shared/i18n/translator.ts'
import { RouteError } from './RouteError.tsx'
import { RouteFallback } from './RouteFallback.tsx'

it('I-8.25 the place of a page that broke reads "Unexpected Application Error!"', async () => {
  vi.stubGlobal('reportError', () => undefined)
  const loader = () => Promise.reject(new Error('broken page'))
  const router = createMemoryRouter([
    { path: '/', element: null, loader, ErrorBoundary: RouteError, HydrateFallback: () => null },
  ])
  render(
    <I18nContext value={await createTranslator('en_US')}>
      <RouterProvider router={router} />
    </I18nContext>,
  )
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  vi.unstubAllGlobals()
})

it('I-2.37 an indicator named "Loading...." stands in for a page whose code is on its way', async () => {
  render(
    <I18nContext value={await createTranslator('en_US')}>
      <RouteFallback />
    </I18nContext>,
  )
  expect(screen.getByRole('progressbar', { name: 'Loading....' })).toBeInTheDocument()
})
