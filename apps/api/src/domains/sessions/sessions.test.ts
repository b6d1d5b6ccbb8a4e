import { beforeAll, describe, expect, it } from 'vitest'
import type { SessionView } from '@tessera/api-types/identity/views'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import {
  anotherSession,
  aSignedUpPerson,
  GOOD_PASSWORD,
  operation,
  viewerOf,
} from '../identity/testing/people.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

describe('the list of sessions', () => {
  it('shows where one is signed in and ends one or all others', async () => {
    const { email, viewer, token } = await aSignedUpPerson(deps)
    const [second, third, fourth] = [
      await anotherSession(deps, email),
      await anotherSession(deps, email),
      await anotherSession(deps, email),
    ]
    const call = callAs(deps, viewer)
    const listed = (await call(operation('sessions.list'))) as { id: string; is_current: boolean }[]
    expect(listed).toHaveLength(4)
    expect(listed.filter((one) => one.is_current).map(({ id }) => id)).toEqual([viewer.sessionId])
    await call(operation('sessions.end'), { session_id: second.viewer.sessionId })
    expect(await viewerOf(deps, second.token)).toMatchObject({ state: 'UNAUTH' })
    expect(await call(operation('sessions.endOthers'))).toEqual({ ended: 2 })
    const states = await Promise.all([token, third.token, fourth.token].map((one) => viewerOf(deps, one)))
    expect(states.map(({ state }) => state)).toEqual(['AUTH', 'UNAUTH', 'UNAUTH'])
  })

  it("another member's session looks missing", async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const stranger = await aSignedUpPerson(deps)
    await expect(
      callAs(deps, viewer)(operation('sessions.end'), { session_id: stranger.viewer.sessionId }),
    ).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
    expect(await viewerOf(deps, stranger.token)).toMatchObject({ state: 'AUTH' })
  })
})

describe('the systems of sessions', () => {
  const systems = [
    ['Windows NT 5.1', 1],
    ['Windows NT 6.0', 2],
    ['Windows NT 6.1; Win64', 3],
    ['Windows NT 6.2', 4],
    ['Windows NT 6.3', 4],
    ['Windows NT 10.0; Win64', 12],
    ['Macintosh; Intel Mac OS X 10_15_7', 5],
    ['iPhone; CPU iPhone OS 18_2_1 like Mac OS X', 6],
    ['Linux; Android 15; Pixel 9', 7],
    ['X11; Ubuntu; Linux x86_64', 8],
    ['X11; CrOS x86_64 15633.69.0', 13],
    ['X11; Linux x86_64', 0],
    ['PlayStation', 0],
  ] as const

  it('I-3.52 each session tells the number of its system, and a plain Linux none', async () => {
    const { email, viewer } = await aSignedUpPerson(deps)
    const begin = async (system: string) => {
      const call = callAs(deps, visitor, { userAgent: `Mozilla/5.0 (${system})` })
      await call(operation('auth.createSession'), { username_or_email: email, password: GOOD_PASSWORD })
      return (await viewerOf(deps, call.started.token)) as typeof viewer
    }
    const read: [string, number | undefined][] = []
    for (const [system] of systems) {
      const { sessionId } = await begin(system)
      const listed = (await callAs(deps, viewer)(operation('sessions.list'))) as SessionView[]
      read.push([system, listed.find(({ id }) => id === sessionId)?.os_type])
    }
    expect(read).toEqual(systems)
  })
})

describe('rights', () => {
  const forMembers = [
    'auth.changePassword',
    'auth.changeEmail',
    'sessions.list',
    'sessions.end',
    'sessions.endOthers',
  ]
  for (const name of [...forMembers, 'users.me', 'auth.resendVerification'])
    it(`a visitor may not call ${name}`, async () => {
      await expect(callAs(deps, visitor)(operation(name))).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' })
    })
  for (const name of forMembers)
    it(`a limited login is asked for the password before ${name}`, async () => {
      const { viewer } = await aSignedUpPerson(deps)
      await expect(
        callAs(deps, { ...viewer, state: 'LIMITED_LOGIN' })(operation(name)),
      ).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' })
    })
})
