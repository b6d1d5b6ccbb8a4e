import { beforeAll, describe, expect, it } from 'vitest'
import type { ProofView } from '@tessera/api-types/second-factor/views'
import type { Operation } from '../../kernel/operation.ts'
import { callAs } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { accountLifeOperations } from '../account-life/operations.ts'
import { anotherSession, aSignedUpPerson, GOOD_PASSWORD } from '../identity/testing/people.ts'
import { aGuardedPerson, appCode, operation } from '../../testing/test-guarded-people.ts'

const operationOf = (name: string): Operation =>
  accountLifeOperations.find(({ contract }) => contract.route.name === name) ?? operation(name)

const TEN_MINUTES_MS = 10 * 60 * 1000

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

const later = (ms: number) => new Date(Date.now() + ms)

describe('a fresh proof', () => {
  const grave = [
    ['security.beginApp', {}],
    ['security.confirmApp', { token: '123456' }],
    ['security.removeApp', {}],
    ['security.renewRecoveryCodes', {}],
    ['security.passkeyOptions', {}],
    ['security.removePasskey', { passkey_id: '1' }],
    ['security.beginPhone', { phone_number: '+442079460018' }],
    ['security.confirmPhone', { token: '123456' }],
    ['security.removePhone', {}],
  ] as const
  it.each(grave)('%s asks for one when the last is older than ten minutes', async (name, input) => {
    const { viewer } = await aSignedUpPerson(deps)
    deps.setNow(later(TEN_MINUTES_MS + 1000))
    const refused = callAs(deps, viewer)(operation(name), input)
    await expect(refused).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
    deps.setNow(null)
  })

  it('the password gives one for ten minutes to this session; a wrong one does not', async () => {
    const { viewer, email } = await aSignedUpPerson(deps)
    const elsewhere = await anotherSession(deps, email)
    const start = Date.now()
    deps.setNow(new Date(start + TEN_MINUTES_MS + 1000))
    const call = callAs(deps, viewer)
    const stale = (await call(operation('proof.get'))) as ProofView
    expect(stale).toEqual({ methods: ['password'], phone_number_end: null, proved_until: null })
    await expect(call(operation('proof.give'), { password: 'not mine' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await call(operation('proof.give'), { password: GOOD_PASSWORD })
    await expect(call(operation('security.beginApp'))).resolves.toMatchObject({ secret: expect.any(String) })
    const other = callAs(deps, elsewhere.viewer)(operation('security.beginApp'))
    await expect(other).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
    deps.setNow(new Date(start + 2 * TEN_MINUTES_MS + 2000))
    await expect(call(operation('security.beginApp'))).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
    deps.setNow(null)
  })

  it('behind a second factor the password is no proof, a code of it is', async () => {
    const { viewer, secret } = await aGuardedPerson(deps)
    deps.setNow(later(TEN_MINUTES_MS + 60_000))
    const call = callAs(deps, viewer)
    expect(await call(operation('proof.get'))).toMatchObject({ methods: ['totp', 'recovery_code'] })
    const byPassword = call(operation('proof.give'), { password: GOOD_PASSWORD })
    await expect(byPassword).rejects.toMatchObject({ code: 'MFA_CODE_WRONG' })
    const given = await call(operation('proof.give'), { token: appCode(secret, deps.now()) })
    expect(given).toMatchObject({ proved_until: expect.any(String) })
    await expect(call(operation('security.removeApp'))).resolves.toMatchObject({ recovery_codes: null })
    deps.setNow(null)
  })

  const provedByPassword = [
    ['auth.changeEmail', { email: 'thief@tessera.test', password: GOOD_PASSWORD }],
    ['auth.changePassword', { current_password: GOOD_PASSWORD, new_password: 'quite another passphrase 7' }],
    ['account.deactivate', { password: GOOD_PASSWORD }],
  ] as const
  it.each(provedByPassword)(
    'A-T12 behind a second factor %s takes the password only beside a recent proof by the factor',
    async (name, input) => {
      const { viewer, secret } = await aGuardedPerson(deps)
      deps.setNow(later(TEN_MINUTES_MS + 60_000))
      const call = callAs(deps, viewer)
      const changed = () => call(operationOf(name), input)
      await expect(changed()).rejects.toMatchObject({ code: 'REAUTH_REQUIRED' })
      await call(operation('proof.give'), { token: appCode(secret, deps.now()) })
      await expect(changed()).resolves.toBeDefined()
      deps.setNow(null)
    },
  )
})
