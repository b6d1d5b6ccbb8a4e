import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { accountApi } from '../../entities/session/account-api.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { readCookie } from '../../shared/browser/cookies.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { selectToasts, toastShown } from '../../shared/toasts/toast-slice.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { EndedSessionMount } from './EndedSessionMount.tsx'

beforeEach(() => {
  document.cookie = 'logged_out=; max-age=0'
})

async function ask(isAuthenticated: boolean, refused: { code: number; status: number }) {
  const ended: object[] = []
  const { store } = await renderWithStore(<EndedSessionMount />, {
    requestContext: { isAuthenticated },
    transport: ({ name }, input) => {
      if (name !== 'auth.logout')
        return Promise.resolve({ error: apiError({ api_error_code: refused.code }, refused.status) })
      ended.push(input)
      return Promise.resolve({ data: null })
    },
  })
  const read = () => store.dispatch(accountApi.endpoints.ownAccount.initiate({}, { forceRefetch: true }))
  const list = () => store.dispatch(accountApi.endpoints.sessions.initiate({}, { forceRefetch: true }))
  await act(async () => void (await Promise.all([read(), list()])))
  return ended
}

it('I-4.10 a member whose session ended elsewhere is logged out here, once', async () => {
  const ended = await ask(true, { code: 2, status: 401 })
  await waitFor(() => expect(readCookie('logged_out')).toBe('1'))
  expect(ended).toHaveLength(1)
})

it.each([
  [false, { code: 2, status: 401 }],
  [true, { code: 9002, status: 401 }],
  [true, { code: 0, status: 500 }],
])('nobody else is: member %s, refused by %j', async (isMember, refused) => {
  expect(await ask(isMember, refused)).toEqual([])
  expect(readCookie('logged_out')).toBeUndefined()
})

/** A read that succeeds at first and is refused for want of a session when it is asked again. */
async function refusedReads({ isRefreshed, typesAt }: { isRefreshed: boolean; typesAt?: string }) {
  let isOver = !isRefreshed
  const { store } = await renderWithStore(
    <>
      <EndedSessionMount />
      <input aria-label="A note" />
      <Link to="/elsewhere/">Elsewhere</Link>
    </>,
    {
      path: '/settings/',
      requestContext: { isAuthenticated: true },
      transport: ({ name }) =>
        Promise.resolve(
          isOver && name !== 'auth.logout'
            ? { error: apiError({ api_error_code: 2 }, 401) }
            : { data: { sessions: [] } },
        ),
    },
  )
  const list = () =>
    act(
      async () =>
        void (await store.dispatch(accountApi.endpoints.sessions.initiate({}, { forceRefetch: true }))),
    )
  if (isRefreshed) await list()
  isOver = true
  if (typesAt) await userEvent.type(screen.getByLabelText('A note'), 'dear')
  if (typesAt === 'the page before') await userEvent.click(screen.getByText('Elsewhere'))
  await list()
  await list()
  return { toasts: () => selectToasts(store.getState()), hasLeft: () => readCookie('logged_out') === '1' }
}

it.each([
  ['what the page shows is asked again', { isRefreshed: true }],
  ['something is looked up beside what was typed', { isRefreshed: false, typesAt: 'this page' }],
])('who is logged out while %s is told so once, and stays', async (_, how) => {
  const { toasts, hasLeft } = await refusedReads(how)
  expect(toasts()).toMatchObject([{ tone: 'error', link: { label: 'Log in', opensTab: true } }])
  expect(hasLeft()).toBe(false)
})

it('what was typed on the page before holds nobody', async () => {
  const { toasts, hasLeft } = await refusedReads({ isRefreshed: false, typesAt: 'the page before' })
  await waitFor(() => expect(hasLeft()).toBe(true))
  expect(toasts()).toEqual([])
})

const refusedChange = async (
  isAuthenticated: boolean,
  { code, status }: { code: number; status: number },
) => {
  const { store } = await renderWithStore(<EndedSessionMount />, {
    requestContext: { isAuthenticated },
    path: '/settings/',
    transport: () => Promise.resolve({ error: apiError({ api_error_code: code }, status) }),
  })
  const { endpoints } = accountApi
  await act(async () => void (await store.dispatch(endpoints.endOtherSessions.initiate({}))))
  // What was pressed complains, too.
  act(() => void store.dispatch(toastShown({ text: 'We couldn’t do that.', tone: 'error' })))
  return selectToasts(store.getState())
}

it.each([
  ['session', { code: 2, status: 401 }],
  ['cookies', { code: 9003, status: 403 }],
])('who changes something without their %s logs in beside the page, which stays', async (_, refused) => {
  const [toast, ...others] = await refusedChange(true, refused)
  expect(others).toEqual([])
  expect(toast).toMatchObject({
    tone: 'error',
    link: { href: expect.stringMatching(/^\/login\/\?next=%2F/) as string, label: 'Log in', opensTab: true },
  })
  expect(toast?.text.slice(toast.link?.at)).toMatch(/^Log in, then/)
  expect(readCookie('logged_out')).toBeUndefined()
})

it('a visitor is not told that they were logged out', async () => {
  const toasts = await refusedChange(false, { code: 9003, status: 403 })
  expect(toasts.map(({ text }) => text)).toEqual(['We couldn’t do that.'])
})

it('what fails for other reasons says so while the way to log in stands', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { store } = await renderWithStore(<EndedSessionMount />, {
    requestContext: { isAuthenticated: true },
    path: '/settings/',
    transport: () => Promise.resolve({ error: apiError({ api_error_code: 2 }, 401) }),
  })
  await act(async () => void (await store.dispatch(accountApi.endpoints.endOtherSessions.initiate({}))))
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  act(() => void store.dispatch(toastShown({ text: 'This file is too large.', tone: 'error' })))
  expect(selectToasts(store.getState())).toMatchObject([{}, { text: 'This file is too large.' }])
  vi.useRealTimers()
})
