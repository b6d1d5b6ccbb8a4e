import { beforeAll, describe, expect, it } from 'vitest'
import { choiceOfAll, readConsentCookie } from '@tessera/api-types/consent/consent-rules'
import type { DomainError } from '../../kernel/domain-error.ts'
import { consentContracts } from '@tessera/api-types/consent/contracts'
import { thirdPartiesOperations } from '../third-parties/operations.ts'
import { aMember, callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { callerOf } from '../../testing/test-operations.ts'
import { consentOperations } from './operations.ts'

let deps: TestDeps
let run: ReturnType<typeof callerOf>
beforeAll(async () => {
  deps = await testDeps()
  run = callerOf([...consentOperations, ...thirdPartiesOperations], deps)
})

const choice = (isAllowed: boolean) => ({ ...choiceOfAll(isAllowed), text_version: 1 })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: DomainError) => error.code,
  )

describe('a choice about cookies', () => {
  it('I-4.28 I-4.29 I-4.30 of a member stays on the account, with every earlier one as proof', async () => {
    const ada = { ...(await aMember(deps)), country: 'DE' }
    expect((await run(ada, 'consent.get', {})).consent).toBeNull()
    await run(ada, 'consent.choose', choice(true))
    expect((await run(ada, 'consent.get', {})).consent).toMatchObject(choice(true))
    await run(ada, 'consent.choose', choice(false))
    const { consent, history } = await run(ada, 'consent.get', {})
    expect(consent).toMatchObject(choice(false))
    expect(history.map(({ allow_marketing_cookies }) => allow_marketing_cookies)).toEqual([false, true])
  })

  it('I-4.30 is left in the browser of a visitor, too, and nowhere else', async () => {
    const call = callAs(deps, visitor)
    const choose = consentOperations.find(({ contract }) => contract === consentContracts['consent.choose'])
    if (!choose) throw new Error('no operation')
    await call(choose, choice(true))
    const cookie = call.started.marks.cookie_consent
    expect(readConsentCookie(cookie, Date.now())).toMatchObject(choice(true))
    expect(await codeOf(run(visitor, 'consent.get', {}))).toBe('SIGN_IN_REQUIRED')
  })

  it('I-3.11 marketing by third parties is on until a member says no', async () => {
    const ada = await aMember(deps)
    const isOn = async () => (await run(ada, 'consent.get', {})).third_party_marketing_tracking_enabled
    expect(await isOn()).toBe(true)
    await run(ada, 'consent.setThirdPartyMarketing', { third_party_marketing_tracking_enabled: false })
    expect(await isOn()).toBe(false)
    expect((await run(ada, 'thirdParties.plan', {})).is_marketing_allowed).toBe(false)
  })

  it('I-3.11 marketing by third parties goes off with a refusal, and comes back only when that is taken back', async () => {
    const ada = await aMember(deps)
    const isOn = async () => (await run(ada, 'consent.get', {})).third_party_marketing_tracking_enabled
    await run(ada, 'consent.choose', choice(false))
    expect(await isOn()).toBe(false)
    await run(ada, 'consent.choose', choice(true))
    expect(await isOn()).toBe(true)
    await run(ada, 'consent.setThirdPartyMarketing', { third_party_marketing_tracking_enabled: false })
    await run(ada, 'consent.choose', choice(true))
    expect(await isOn()).toBe(false)
  })
})

it('I-6.12 taking analytics back takes the identifier of the browser along', async () => {
  const choose = consentOperations.find(({ contract }) => contract === consentContracts['consent.choose'])
  if (!choose) throw new Error('no operation')
  const call = callAs(deps, { ...visitor, country: 'DE' }, { cookies: { unauth_id: '1' } })
  await call(choose, choice(true))
  expect(call.started.kept).toEqual({})
  await call(choose, choice(false))
  expect(call.started.kept).toEqual({ unauth_id: null })
})

it('I-6.12 a visitor who allows analytics is given an identifier, a member or a bot is not', async () => {
  const choose = consentOperations.find(({ contract }) => contract === consentContracts['consent.choose'])
  if (!choose) throw new Error('no operation')
  const httpOnlyOf = async (viewer: Parameters<typeof callAs>[1], isAllowed: boolean) => {
    const call = callAs(deps, viewer)
    await call(choose, choice(isAllowed))
    return call.started.kept
  }
  const german = { ...visitor, country: 'DE' }
  expect((await httpOnlyOf(german, true)).unauth_id).toMatch(/^[0-9a-f]{32}$/)
  expect(await httpOnlyOf(german, true)).not.toEqual(await httpOnlyOf(german, true))
  expect(await httpOnlyOf({ ...german, isBot: true }, true)).toEqual({})
  expect(await httpOnlyOf(await aMember(deps), true)).toEqual({})
})

describe('the advertising identifier', () => {
  it('I-6.11 is made with both consents where they are required, and goes with them', async () => {
    const ada = { ...(await aMember(deps)), country: 'DE' }
    const identify = () => run(ada, 'thirdParties.identify', {})
    expect(await codeOf(identify())).toBe('CONSENT_REQUIRED')
    await run(ada, 'consent.choose', { ...choice(true), allow_personalization_cookies: false })
    expect(await codeOf(identify())).toBe('CONSENT_REQUIRED')
    for (const refused of ['allow_personalization_cookies', 'allow_analytic_cookies']) {
      await run(ada, 'consent.choose', choice(true))
      const first = await identify()
      expect(await identify()).toEqual(first)
      await run(ada, 'consent.choose', { ...choice(true), [refused]: false })
      await run(ada, 'consent.choose', choice(true))
      expect((await identify()).identifier).not.toBe(first.identifier)
    }
  })

  it('I-6.11 is another one after it has expired, and nobody else’s', async () => {
    const [ada, bob] = [await aMember(deps), await aMember(deps)]
    const first = await run(ada, 'thirdParties.identify', {})
    expect((await run(bob, 'thirdParties.identify', {})).identifier).not.toBe(first.identifier)
    deps.setNow(new Date(first.expires_at + 1000))
    try {
      expect((await run(ada, 'thirdParties.identify', {})).identifier).not.toBe(first.identifier)
    } finally {
      deps.setNow(null)
    }
    expect(await codeOf(run(visitor, 'thirdParties.identify', {}))).toBe('SIGN_IN_REQUIRED')
  })
})
