import { act, fireEvent, screen } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { pageSwap } from '../../shared/browser/page-swap.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { renderWithStore } from '../../test/render-with-store.tsx'
import type { PageMatch, PageModule } from './page-module.ts'
import { PageRoutes } from './PageRoutes.tsx'

const first: PageModule = { Page: () => <Link to="/next?q=1">go on</Link> }

function aTable(loading: Promise<PageMatch>) {
  const routes = [
    { path: '/', element: <first.Page /> },
    {
      path: '/next',
      element: (
        <p>
          the next page <Link to="/">back</Link>
        </p>
      ),
    },
  ]
  return {
    matchesOf: (pathname: string) => matchRoutes(routes, pathname) ?? [],
    loadServed: () => loading,
    load: () => loading,
  }
}

function deferred<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } | undefined
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return {
    promise,
    resolve: (value: T) => settle?.resolve(value),
    reject: (error: Error) => settle?.reject(error),
  }
}

async function leave(loading: Promise<PageMatch>) {
  vi.stubGlobal('scrollTo', () => undefined)
  await renderWithStore(
    <PageRoutes table={aTable(loading)} first={{ handler: 'index', params: {}, module: first }} />,
  )
  fireEvent.click(screen.getByRole('link', { name: 'go on' }))
}

it('I-2.37 keeps the page and shows "Loading...." until the code of the next one is here', async () => {
  const loading = deferred<PageMatch>()
  const preload = vi.fn<NonNullable<PageModule['preload']>>(() => Promise.resolve())
  await leave(loading.promise)
  expect(screen.getByRole('progressbar', { name: 'Loading....' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'go on' })).toBeInTheDocument()

  await act(async () =>
    loading.resolve({ handler: 'next', params: {}, module: { Page: () => null, preload } }),
  )
  expect(screen.getByText('the next page')).toBeInTheDocument()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(preload).toHaveBeenCalledOnce()
  expect(preload.mock.calls[0]?.[0].url.search).toBe('?q=1')
})

it('a page that was left leads nowhere any more', async () => {
  const loading = deferred<PageMatch>()
  const outcome = deferred<{ redirect: string }>()
  const preload = vi.fn<NonNullable<PageModule['preload']>>(() => Promise.resolve())
  preload.mockImplementationOnce(() => outcome.promise)
  await leave(loading.promise)
  await act(async () =>
    loading.resolve({ handler: 'next', params: {}, module: { Page: () => null, preload } }),
  )
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'back' })))
  expect(screen.getByRole('link', { name: 'go on' })).toBeInTheDocument()
  await act(async () => outcome.resolve({ redirect: '/next' }))
  expect(screen.getByRole('link', { name: 'go on' })).toBeInTheDocument()
})

it('a page that was left before it came onto the screen does not come any more', async () => {
  const held: (() => void)[] = []
  const swap = vi.spyOn(pageSwap, 'by').mockImplementation((show) => void held.push(show))
  await leave(Promise.resolve({ handler: 'next', params: {}, module: { Page: () => null } }))
  await vi.waitFor(() => expect(held).toHaveLength(1))
  fireEvent.click(screen.getByRole('link', { name: 'go on' }))
  await vi.waitFor(() => expect(held).toHaveLength(2))
  act(() => held[0]?.())
  expect(screen.queryByText('the next page')).toBeNull()
  act(() => held[1]?.())
  expect(screen.getByText('the next page')).toBeInTheDocument()
  swap.mockRestore()
})

it('shows the error in the place of a page whose code does not load', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const loading = deferred<PageMatch>()
  await leave(loading.promise)
  await act(async () => loading.reject(new Error('no chunk')))
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeInTheDocument()
  silent.mockRestore()
})
