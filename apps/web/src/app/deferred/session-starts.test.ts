// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { arrivedSession } from '../../entities/session/session-slice.ts'
import { readAccounts, storeAccounts } from '../../entities/session/multiple-accounts.ts'
import { followApi } from '../../features/follow/follow-api.ts'
import { writeCookie } from '../../shared/browser/cookies.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { aPageData, aRequestContext } from '../../test/request-fixtures.ts'
import { startExperiences } from './deferred-tasks.ts'
import { keepAccounts } from './keep-accounts.ts'
import { renewSession } from './renew-session.ts'

const ada = {
  id: '1',
  username: 'ada',
  full_name: 'Ada',
  first_name: 'Ada',
  image_medium_url: null,
  is_partner: false,
}

type Given = { daysToExpiration?: number; groups?: Record<string, string>; isSignedIn?: boolean }

function aPage(
  answers: Record<string, unknown>,
  { daysToExpiration, groups = {}, isSignedIn = true }: Given = {},
) {
  const server = fakeServer(answers)
  const session = arrivedSession({
    requestContext: aRequestContext({ isAuthenticated: isSignedIn }),
    pageData: aPageData({
      daysToExpiration: daysToExpiration ?? null,
      initialUser: isSignedIn ? ada : null,
      experiments: { active: groups, triggerable: {} },
    }),
  })
  return { ...server, store: makeStore({ transport: server.transport, preloadedState: { session } }) }
}

const both = { accounts: { '1': { logged_in: true }, '2': { logged_in: true } }, groupId: 'group' }

beforeEach(() => {
  storeAccounts({ accounts: {}, groupId: null })
  writeCookie('account_group', null)
})

describe('renewing when a page opens', () => {
  const renewals = {
    'accounts.refreshToken': null,
    'accounts.refreshStored': { logged_in: [], needs_password: [] },
  }

  it('I-4.82 I-6.17 a member whose session ends in 30 days renews it where the group is on', () => {
    const { store, calls } = aPage(renewals, {
      daysToExpiration: 30,
      groups: { token_refresh: 'enabled_all' },
    })
    renewSession(store)
    expect(calls.map(({ name }) => name)).toEqual(['accounts.refreshToken'])
  })

  it('I-7.47 the session is renewed where no experiment about it runs', () => {
    const { store, calls } = aPage(renewals, { daysToExpiration: 90 })
    renewSession(store)
    expect(calls.map(({ name }) => name)).toEqual(['accounts.refreshToken'])
  })

  it('I-6.17 nobody else makes a call: a visitor, a member out of the group, a session of a year', () => {
    const groups = { token_refresh: 'enabled' }
    const pages = [
      aPage(renewals, { daysToExpiration: 30, groups, isSignedIn: false }),
      aPage(renewals, { daysToExpiration: 30, groups: { token_refresh: 'control' } }),
      aPage(renewals, { daysToExpiration: 364, groups }),
    ]
    for (const { store } of pages) renewSession(store)
    expect(pages.flatMap(({ calls }) => calls)).toEqual([])
  })

  it('I-7.44 I-7.48 on the last day all accounts are renewed, and those that ended are marked', async () => {
    storeAccounts(both)
    const answer = { logged_in: ['1'], needs_password: ['2'] }
    const { store, calls } = aPage({ 'accounts.refreshStored': answer }, { daysToExpiration: 0 })
    renewSession(store)
    expect(calls.map(({ name }) => name)).toEqual(['accounts.refreshStored'])
    await expect
      .poll(() => readAccounts().accounts)
      .toEqual({ '1': { logged_in: true }, '2': { logged_in: false } })
  })
})

describe('keeping the accounts', () => {
  const account = (id: string) => ({
    id,
    username: `u${id}`,
    email: null,
    full_name: '',
    image_medium_url: null,
    image_large_url: null,
    partner: null,
    owners: [],
    businesses: [],
  })
  const list = { session_accounts: [account('1'), account('2')], group_id: 'group', needs_password: ['2'] }

  it('I-3.27 I-3.28 I-4.19 stores what the server lists once the browser has a group', async () => {
    writeCookie('account_group', 'group')
    const { store, calls } = aPage({ 'auth.createSession': list })
    keepAccounts(store)
    expect(calls).toEqual([{ name: 'auth.createSession', input: { session_accounts: true } }])
    await expect
      .poll(() => readAccounts())
      .toEqual({ accounts: { '1': { logged_in: true }, '2': { logged_in: false } }, groupId: 'group' })
  })

  it('asks for nothing while what is stored is true, or there is one account', () => {
    const alone = aPage({})
    keepAccounts(alone.store)
    writeCookie('account_group', 'group')
    storeAccounts(both)
    const known = aPage({})
    keepAccounts(known.store)
    expect([...alone.calls, ...known.calls]).toEqual([])
  })

  it('forgets accounts of a group that is gone', () => {
    storeAccounts(both)
    const { store } = aPage({})
    keepAccounts(store)
    expect(readAccounts()).toEqual({ accounts: {}, groupId: null })
  })
})

describe('the guides of a newcomer', () => {
  const board = { id: '7', owner: { id: '1' } }
  const answers = { 'experiences.list': {}, 'interests.follow': [], 'boards.create': board }
  type Store = ReturnType<typeof aPage>['store']
  const { followTopic } = followApi.endpoints
  const { createBoard } = boardsApi.endpoints

  it.each([
    ['a topic is followed', ({ dispatch }: Store) => dispatch(followTopic.initiate({ interest_id: '41' }))],
    ['a board is made', ({ dispatch }: Store) => dispatch(createBoard.initiate({ name: 'Clay' }))],
  ])('are asked for anew once %s', async (_done, act) => {
    const { store, askedFor } = aPage(answers)
    startExperiences(store)
    await vi.waitFor(() => expect(askedFor('experiences.list')).toHaveLength(1))
    await act(store)
    await vi.waitFor(() => expect(askedFor('experiences.list')).toHaveLength(2))
  })
})
