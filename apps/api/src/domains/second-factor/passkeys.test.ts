import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '../../kernel/context.ts'
import { anAuthenticator, type Departure } from '../../testing/test-authenticator.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { operation } from '../../testing/test-guarded-people.ts'
import { aSignedUpPerson } from '../identity/testing/people.ts'

const FIVE_MINUTES_MS = 5 * 60 * 1000
const REFUSED = { code: 'PASSKEY_REFUSED' }

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})
afterEach(() => deps.setNow(null))

type PasskeyOptions = { challenge: string }
type Proof = ReturnType<ReturnType<typeof anAuthenticator>['sign']>

const run = <T>(viewer: Context['viewer'], name: string, input: object = {}) =>
  callAs(deps, viewer)(operation(name), input) as Promise<T>

const askLogIn = () => run<PasskeyOptions>(visitor, 'auth.passkeyOptions')
const logIn = (passkey: Proof) => run<string>(visitor, 'auth.loginPasskey', { passkey })

/** Somebody with a passkey on a device. */
async function aKeyholder() {
  const { viewer } = await aSignedUpPerson(deps)
  const device = anAuthenticator()
  const asked = await run<PasskeyOptions>(viewer, 'security.passkeyOptions')
  await run(viewer, 'security.addPasskey', { name: 'Phone', passkey: device.create(asked) })
  return { viewer, device }
}

const departures: [string, Departure][] = [
  ['another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['the page of another site', { origin: 'http://tessera.test.evil.example' }],
  ['another port of the site', { origin: 'http://tessera.test:8080' }],
  ['a host below it that is no site of it', { origin: 'http://xx.tessera.test' }],
  ['another relying party', { rpId: 'evil.example' }],
]

describe('a login by passkey', () => {
  it('succeeds with what was asked, time after time', async () => {
    const { device } = await aKeyholder()
    for (let time = 0; time < 2; time += 1)
      expect(await logIn(device.sign(await askLogIn()))).toMatch(/^[\w-]{43}$/)
  })

  it('succeeds at a regional host below the main one, where passkeys are made, too', async () => {
    const regional = { origin: 'http://de.tessera.test' }
    const { viewer } = await aSignedUpPerson(deps)
    const device = anAuthenticator()
    const asked = await run<PasskeyOptions>(viewer, 'security.passkeyOptions')
    await run(viewer, 'security.addPasskey', { name: 'Phone', passkey: device.create(asked, regional) })
    expect(await logIn(device.sign(await askLogIn(), regional))).toMatch(/^[\w-]{43}$/)
  })

  const refused: typeof departures = [
    ...departures,
    ['the making of a passkey', { type: 'webauthn.create' }],
    ['a holder it has not made sure of', { isUserVerified: false }],
    ['bytes changed after they were signed', { isForged: true }],
  ]
  it.each(refused)('is refused for %s, and the next one succeeds', async (_what, departure) => {
    const { device } = await aKeyholder()
    await expect(logIn(device.sign(await askLogIn(), departure))).rejects.toMatchObject(REFUSED)
    await expect(logIn(device.sign(await askLogIn()))).resolves.toBeDefined()
  })

  it('counts once, also when it is sent twice at once', async () => {
    const { device } = await aKeyholder()
    const proof = device.sign(await askLogIn())
    const outcomes = await Promise.allSettled([logIn(proof), logIn(proof), logIn(proof)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(logIn(proof)).rejects.toMatchObject(REFUSED)
  })

  it.each([
    ['stands still', 5],
    ['goes back', 4],
    ['falls to zero', 0],
  ])('is refused when the counter %s, as that of a copy', async (_how, counter) => {
    const { device } = await aKeyholder()
    await logIn(device.sign(await askLogIn(), { counter: 5 }))
    await expect(logIn(device.sign(await askLogIn(), { counter }))).rejects.toMatchObject(REFUSED)
    await expect(logIn(device.sign(await askLogIn(), { counter: 6 }))).resolves.toBeDefined()
  })

  it('is refused for a credential nobody keeps here, and for another’s key under its name', async () => {
    const { device } = await aKeyholder()
    const foreign = anAuthenticator()
    await expect(logIn(foreign.sign(await askLogIn()))).rejects.toMatchObject(REFUSED)
    const named = { id: device.credentialId, rawId: device.credentialId }
    const borrowed = { ...foreign.sign(await askLogIn()), ...named }
    await expect(logIn(borrowed)).rejects.toMatchObject(REFUSED)
  })

  it('is refused five minutes after it was asked for', async () => {
    const { device } = await aKeyholder()
    const asked = await askLogIn()
    deps.setNow(new Date(Date.now() + FIVE_MINUTES_MS + 1000))
    await expect(logIn(device.sign(asked))).rejects.toMatchObject(REFUSED)
  })
})

describe('what a passkey signed for one purpose', () => {
  it('is none for another', async () => {
    const { viewer, device } = await aKeyholder()
    const forProof = await run<PasskeyOptions>(viewer, 'proof.passkeyOptions')
    await expect(logIn(device.sign(forProof))).rejects.toMatchObject(REFUSED)
    const give = (passkey: Proof) => run(viewer, 'proof.give', { passkey })
    await expect(give(device.sign(await askLogIn()))).rejects.toMatchObject(REFUSED)
    const asked = await run<PasskeyOptions>(viewer, 'proof.passkeyOptions')
    await expect(give(device.sign(asked))).resolves.toMatchObject({ proved_until: expect.any(String) })
  })

  it('proves nothing for anybody else', async () => {
    const [one, other] = [await aKeyholder(), await aKeyholder()]
    const asked = await run<PasskeyOptions>(one.viewer, 'proof.passkeyOptions')
    const given = run(one.viewer, 'proof.give', { passkey: other.device.sign(asked) })
    await expect(given).rejects.toMatchObject(REFUSED)
  })
})

describe('a new passkey', () => {
  it.each(departures)('is not kept for %s', async (_what, departure) => {
    const { viewer } = await aSignedUpPerson(deps)
    const asked = await run<PasskeyOptions>(viewer, 'security.passkeyOptions')
    const passkey = anAuthenticator().create(asked, departure)
    await expect(run(viewer, 'security.addPasskey', { name: 'Key', passkey })).rejects.toMatchObject(REFUSED)
    expect(await run(viewer, 'security.get')).toMatchObject({ passkeys: [] })
  })

  it('is kept once, by one person, for the person who asked', async () => {
    const [one, other] = [await aKeyholder(), await aSignedUpPerson(deps)]
    const asked = await run<PasskeyOptions>(other.viewer, 'security.passkeyOptions')
    const add = (passkey: object) => run(other.viewer, 'security.addPasskey', { name: 'Key', passkey })
    await expect(add(one.device.create(asked))).rejects.toMatchObject(REFUSED)
    const askedOfOne = await run<PasskeyOptions>(one.viewer, 'security.passkeyOptions')
    await expect(add(anAuthenticator().create(askedOfOne))).rejects.toMatchObject(REFUSED)
    expect(await run(other.viewer, 'security.get')).toMatchObject({ passkeys: [] })
  })
})

it('a passkey is renamed by its holder alone', async () => {
  const [one, other] = [await aKeyholder(), await aKeyholder()]
  type Keys = { passkeys: { id: string; name: string }[] }
  const keys = async (viewer: Context['viewer']) => (await run<Keys>(viewer, 'security.get')).passkeys
  const [kept] = await keys(one.viewer)
  const ask = { passkey_id: kept?.id, name: 'Old phone' }
  await expect(run(other.viewer, 'security.renamePasskey', ask)).rejects.toMatchObject({
    code: 'FACTOR_NOT_FOUND',
  })
  expect(await run(one.viewer, 'security.renamePasskey', ask)).toMatchObject({ name: 'Old phone' })
  expect(await keys(one.viewer)).toMatchObject([{ id: kept?.id, name: 'Old phone' }])
  expect(await keys(other.viewer)).toMatchObject([{ name: 'Phone' }])
})
