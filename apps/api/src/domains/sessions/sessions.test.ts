import { beforeAll, describe, expect, it } from 'vitest'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { anotherSession, aSignedUpPerson, operation, viewerOf } from '../identity/testing/people.ts'

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
