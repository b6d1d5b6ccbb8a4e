import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fetchTransport } from '../../shared/api/fetch-transport.ts'
import { readCookie } from '../../shared/browser/cookies.ts'
import { selectToasts } from '../../shared/toasts/toast-slice.ts'
import { attachTracker } from '../../shared/tracking/track.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { useLogOut } from './use-log-out.ts'

function LeaveButton() {
  const logOut = useLogOut()
  return <button onClick={() => void logOut({ reason: 'asked' })}>Leave</button>
}

afterEach(() => vi.unstubAllGlobals())

async function leave(cause: unknown) {
  document.cookie = 'logged_out=; max-age=0'
  const transport = fetchTransport({
    fetch: () => Promise.reject(cause),
    readCookie,
    currentPath: () => '/',
    newId: () => 'key',
    installId: () => 'install',
    viewerId: null,
  })
  const { store } = await renderWithStore(<LeaveButton />, { transport })
  await userEvent.click(screen.getAllByRole('button', { name: 'Leave' }).at(-1)!)
  return () => selectToasts(store.getState())
}

it('I-4.13 I-8.10 a logout that the browser called off because the page is left is done', async () => {
  const toasts = await leave(new DOMException('The user aborted a request', 'AbortError'))
  await waitFor(() => expect(readCookie('logged_out')).toBe('1'))
  expect(toasts()).toEqual([])
})

it('a logout that met no server is told and not done', async () => {
  const toasts = await leave(new TypeError('Failed to fetch'))
  await waitFor(() => expect(toasts()).not.toEqual([]))
  expect(readCookie('logged_out')).toBeUndefined()
})

it('I-4.11 as a member leaves, impressions pause, and what waits to be sent or pinned is forgotten once they have left', async () => {
  const told: string[] = []
  const deleteDatabase = (name: string) => void told.push(`forgot ${name}`)
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.stubGlobal('caches', { delete: async (name: string) => void told.push(`forgot ${name}`) })
  const pauseImpressions = () => void told.push('paused')
  const detach = attachTracker({ track: () => undefined, count: () => undefined, pauseImpressions })
  const toasts = await leave(new TypeError('Failed to fetch'))
  await waitFor(() => expect(toasts()).not.toEqual([]))
  expect(told).toEqual(['paused'])
  await leave(new DOMException('The user aborted a request', 'AbortError'))
  await waitFor(() =>
    expect(told.slice(1)).toEqual(['paused', 'forgot tessera-outbox', 'forgot shared-picture']),
  )
  detach()
})
