import { beforeAll, describe, expect, it } from 'vitest'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { linkThatSignsIn } from './mailed-session-service.ts'
import { aSignedUpPerson, anAddress, GOOD_PASSWORD, operation, viewerOf } from '../identity/testing/people.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const open = operation('auth.openMailedLink')

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const later = (ms: number) => ({ ...deps, now: () => new Date(deps.now().getTime() + ms) })
const linkOf = (userId: string) => linkThatSignsIn(deps.read, deps, userId, '/pin/1/')
const secretIn = (link: string) => /#token=([\w-]+)$/.exec(link)?.[1] ?? ''

async function opened(link: string, within: Pick<TestDeps, keyof TestDeps> = deps) {
  const call = callAs(within, visitor)
  await call(open, { token: secretIn(link) })
  return call.started.token
}

describe('a link in an email', () => {
  it('I-1.02 opens a limited login that knows the member, reads and changes nothing', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const link = await linkOf(viewer.userId)
    expect(link).toContain('/email/open/?next=%2Fpin%2F1%2F#token=')
    const token = await opened(link)
    const limited = await viewerOf(deps, token)
    expect(limited).toMatchObject({ state: 'LIMITED_LOGIN', userId: viewer.userId })
    expect(await callAs(deps, limited)(operation('users.me'))).toMatchObject({ login_state: 2 })
    await expect(callAs(deps, limited)(operation('sessions.list'))).rejects.toMatchObject({
      code: 'PASSWORD_REQUIRED',
    })
  })

  it('I-1.02 the password makes it a full login under a new secret, and the limited one is gone', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const token = await opened(await linkOf(viewer.userId))
    const limited = await viewerOf(deps, token)
    const call = callAs(deps, limited)
    const handshake = await call(operation('auth.login'), {
      username_or_email: email,
      password: GOOD_PASSWORD,
    })
    await call(operation('auth.beginSession'), { token: handshake })
    expect(await viewerOf(deps, call.started.token)).toMatchObject({ state: 'AUTH', userId: viewer.userId })
    expect(await viewerOf(deps, token)).toMatchObject({ state: 'UNAUTH' })
  })

  it('works once, for a week, and not for an address the account no longer has', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const invalid = { code: 'TOKEN_INVALID' }
    const first = await linkOf(viewer.userId)
    await opened(first)
    await expect(opened(first)).rejects.toMatchObject(invalid)
    await expect(opened(await linkOf(viewer.userId), later(7 * DAY_MS + 1))).rejects.toMatchObject(invalid)
    const old = await linkOf(viewer.userId)
    await deps.read.updateTable('users').set({ email: anAddress() }).where('id', '=', viewer.userId).execute()
    await expect(opened(old)).rejects.toMatchObject(invalid)
  })

  it('its login ends after thirty days, without grace', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const token = await opened(await linkOf(viewer.userId))
    expect(await viewerOf(later(29 * DAY_MS), token)).toMatchObject({ state: 'LIMITED_LOGIN' })
    expect(await viewerOf(later(31 * DAY_MS), token)).toMatchObject({ state: 'UNAUTH' })
  })

  it('leaves a signed-in viewer signed in', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const other = await aSignedUpPerson(deps)
    const call = callAs(deps, other.viewer)
    await call(open, { token: secretIn(await linkOf(viewer.userId)) })
    expect(call.started.token).toBeNull()
  })

  it('carries no secret where a second factor guards the account, and an earlier one stops working', async () => {
    const { viewer } = await aSignedUpPerson(deps)
    const earlier = await linkOf(viewer.userId)
    await deps.read
      .updateTable('users')
      .set({ hasMfaEnabled: true })
      .where('id', '=', viewer.userId)
      .execute()
    expect(await linkOf(viewer.userId)).toBe(`${deps.site.publicUrl}/pin/1/`)
    await expect(opened(earlier)).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
  })
})
