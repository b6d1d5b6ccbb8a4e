import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { setConnected } from '../../shared/browser/connection-state.ts'
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx'
import { RouteError } from './RouteError.tsx'
import { RouteProgress } from './RootLayout.tsx'

function BrokenPage(): never {
  throw new Error('broken page')
}

it('I-8.25 the place of a page that broke reads "Unexpected Application Error!"', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await renderWithStore(
    <ErrorBoundary fallback={RouteError}>
      <BrokenPage />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  silent.mockRestore()
})

it('without a connection it blames nobody', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setConnected(false)
  await renderWithStore(
    <ErrorBoundary fallback={RouteError}>
      <BrokenPage />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: 'No connection' })).toBeInTheDocument()
  setConnected(true)
  silent.mockRestore()
})

it('I-2.37 an indicator named "Loading...." tells that a page is on its way', async () => {
  await renderWithStore(<RouteProgress />)
  expect(screen.getByRole('progressbar', { name: 'Loading....' })).toBeInTheDocument()
})
