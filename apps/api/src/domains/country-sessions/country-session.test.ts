import { beforeAll, expect, it } from 'vitest'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aSignedUpPerson, GOOD_PASSWORD, operation, viewerOf } from '../identity/testing/people.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

async function begunWith(token: unknown) {
  const call = callAs(deps, visitor)
  return { reply: await call(operation('auth.countrySession'), { token }), ...call.started }
}

it('a session carried to a regional site is whole, and no proof of who carries it', async () => {
  const { viewer } = await aSignedUpPerson(deps)
  const { reply, token } = await begunWith(await callAs(deps, viewer)(operation('auth.countryToken')))
  expect(reply).toEqual({ status: 'success' })
  const carried = await viewerOf(deps, token)
  expect(carried).toMatchObject({ state: 'AUTH', userId: viewer.userId })
  await expect(callAs(deps, carried)(operation('security.beginApp'))).rejects.toMatchObject({
    code: 'REAUTH_REQUIRED',
  })
})

it('a token for a regional site ends with the password it was made under', async () => {
  const { viewer } = await aSignedUpPerson(deps)
  const call = callAs(deps, viewer)
  const token = await call(operation('auth.countryToken'))
  await call(operation('auth.changePassword'), {
    current_password: GOOD_PASSWORD,
    new_password: 'another mosaic window 4',
  })
  expect(await begunWith(token)).toMatchObject({ reply: { status: 'failure' }, token: null })
})
