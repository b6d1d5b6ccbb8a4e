// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { confirmationDismissed, selectConfirmation } from '../../entities/session/confirm-slice.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { messagingViewer } from '../../test/open-messages.tsx'
import type { Route } from '@tessera/api-types/route'
import { followsRoutes } from '@tessera/api-types/follows/routes'
import { trackingRoutes } from '@tessera/api-types/tracking/routes'
import { guardAccount } from './guard-account.ts'

const KEY = 'viewer_of_tabs'
const OTHER = '9'
const stops: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => stops.splice(0).forEach((stop) => stop()))

function open(initialUser: typeof messagingViewer | null) {
  const server = fakeServer({ 'users.follow': {}, 'tracking.upload': null })
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated: initialUser !== null }),
    pageData: aPageData({ initialUser }),
  })
  const store = makeStore({ transport: server.transport, preloadedState: { session } })
  stops.push(guardAccount(store))
  const send = (route: Route) =>
    store.dispatch((_dispatch, _getState, { transport }) =>
      transport(route, { user_id: '3' }, new AbortController().signal),
    )
  return { server, store, send, asked: () => selectConfirmation(store.getState()) }
}

const chosenElsewhere = (newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }))
}

it('I-1.10 nothing is done in the name of an account that another tab switched to', async () => {
  const { server, store, send, asked } = open(messagingViewer)
  expect(localStorage.getItem(KEY)).toBe(messagingViewer.id)
  localStorage.setItem(KEY, OTHER)
  const refused = send(followsRoutes['users.follow'])
  await expect.poll(asked).toEqual({ kind: 'other-account' })
  store.dispatch(confirmationDismissed())
  expect(await refused).toMatchObject({
    error: { httpStatus: 409, reason: { key: 'confirm.otherAccount.lead' } },
  })
  expect(server.askedFor('users.follow')).toEqual([])
})

it('what only reports, and a login, goes on as far as it may', async () => {
  const { server, send, asked } = open(messagingViewer)
  await send(followsRoutes['users.follow'])
  localStorage.setItem(KEY, OTHER)
  expect(await send(trackingRoutes['tracking.upload'])).toMatchObject({ error: { httpStatus: 409 } })
  expect(asked()).toBeNull()
  expect(server.calls.map(({ name }) => name)).toEqual(['users.follow'])
})

it('a tab of the account before asks to be reloaded at once, others do not', async () => {
  const { asked } = open(messagingViewer)
  chosenElsewhere(messagingViewer.id)
  chosenElsewhere(null)
  expect(asked()).toBeNull()
  chosenElsewhere(OTHER)
  await expect.poll(asked).toEqual({ kind: 'other-account' })
  const visitor = open(null)
  chosenElsewhere(OTHER)
  await visitor.send(followsRoutes['users.follow'])
  expect(visitor.asked()).toBeNull()
})
