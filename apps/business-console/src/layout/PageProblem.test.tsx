import { act, render, screen, waitFor } from '@testing-library/react'
import { AdminContext, HttpError, testDataProvider } from 'react-admin'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OFFLINE_MESSAGE } from '../providers/http-client.ts'
import { i18nProvider } from '../providers/i18n-provider.ts'
import { exactPage } from './exact-page.tsx'
import { LoadProblem } from './LoadProblem.tsx'
import { PageProblem } from './PageProblem.tsx'

describe('a page that broke without a connection', () => {
  const reload = vi.fn()
  const server = vi.fn<() => Promise<Response>>()
  let isOnline = false

  beforeEach(() => {
    isOnline = false
    reload.mockReset()
    server.mockReset().mockResolvedValue(new Response())
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
    vi.stubGlobal('location', { href: 'https://tessera.test/business/9/hub/history', reload })
    vi.stubGlobal('fetch', server)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  const problem = (
    <MemoryRouter>
      <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
        <PageProblem />
      </AdminContext>
    </MemoryRouter>
  )
  const comeBack = () => {
    isOnline = true
    window.dispatchEvent(new Event('online'))
  }

  it('comes back with it', async () => {
    render(problem)
    expect(screen.getByRole('alert')).toHaveTextContent('not connected')
    expect(reload).not.toHaveBeenCalled()
    comeBack()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('comes back too when the connection does so before anybody listens', async () => {
    let reads = 0
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => ++reads > 1)
    render(problem)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('comes back too when its message is mounted anew as the connection comes', async () => {
    render(problem).unmount()
    comeBack()
    render(problem)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('stays as long as the server does not answer', async () => {
    vi.useFakeTimers()
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    render(problem)
    comeBack()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(reload).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('B-8.10 the console itself, which could not even begin, comes back with it, too', async () => {
    const fail = () => {
      throw new HttpError(OFFLINE_MESSAGE, 0)
    }
    const route = { path: '/', loader: fail, element: <></>, hydrateFallbackElement: <></> }
    render(<RouterProvider router={createMemoryRouter([{ ...route, errorElement: <LoadProblem /> }])} />)
    expect(await screen.findByRole('alert')).toHaveTextContent('not connected')
    expect(reload).not.toHaveBeenCalled()
    comeBack()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('is left alone once somebody went elsewhere', async () => {
    vi.useFakeTimers()
    const { unmount } = render(problem)
    unmount()
    comeBack()
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(reload).not.toHaveBeenCalled()
  })
})

it('a page whose parts could not be loaded is tried again on the next visit', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.resolve(() => <p>Everything that happened</p>))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  const Page = exactPage('history', load)
  const router = createMemoryRouter(
    [
      { path: '/history/*', element: <Page />, errorElement: <p>Broken</p> },
      { path: '/people', element: <p>People</p> },
    ],
    { initialEntries: ['/history'] },
  )
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('Broken')).toBeInTheDocument()
  await act(() => router.navigate('/people'))
  await act(() => router.navigate('/history'))
  expect(await screen.findByText('Everything that happened')).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
