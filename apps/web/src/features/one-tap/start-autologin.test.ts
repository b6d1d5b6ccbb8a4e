// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { startAutologin } from './start-autologin.ts'

const provider = {
  slot: 'facebook',
  name: 'Townhall',
  icon_url: null,
  client_id: 'site',
  browser_config_url: 'https://idp.test/fedcm.json',
}
const token = `e30.${btoa(JSON.stringify({ sub: '7', email: 'a@b.example' }))}.c2ln`
const ask = vi.fn<(request: object) => Promise<object>>()

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ token })
  vi.stubGlobal('IdentityCredential', class {})
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get: ask } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = 'logged_out=; max-age=0'
})

function start(autoLogin: boolean) {
  const server = fakeServer({
    'social.providers': [provider, { ...provider, slot: 'google' }],
    'social.oneTap': { script_url: null, client_id: null, nonce: 'n' },
    'auth.register': { id: '1' },
  })
  const session = arrivedSession({
    requestContext: aRequestContext(),
    pageData: aPageData({ autoLogin }),
  })
  startAutologin(makeStore({ transport: server.transport, preloadedState: { session } }))
  return server
}

it('I-4.91 the browser asks the social network silently, and the core registration takes its token', async () => {
  const server = start(true)
  await vi.waitFor(() => expect(server.askedFor('auth.register')).toHaveLength(1))
  expect(ask).toHaveBeenCalledWith({
    mediation: 'silent',
    identity: { providers: [{ configURL: provider.browser_config_url, clientId: 'site', nonce: 'n' }] },
  })
  expect(server.askedFor('auth.register')[0]?.input).toEqual({
    email: 'a@b.example',
    facebook_id: '7',
    facebook_token: token,
  })
  expect(ask).toHaveBeenCalledTimes(1)
})

it('I-4.92 nothing is asked where nothing is set up, nor of who logged out', () => {
  expect(start(false).calls).toEqual([])
  document.cookie = 'logged_out=1'
  expect(start(true).calls).toEqual([])
})
