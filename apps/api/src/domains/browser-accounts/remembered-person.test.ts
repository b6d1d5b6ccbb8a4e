import { beforeAll, describe, expect, it } from 'vitest'
import { LoggedOutUserInfo } from '@tessera/api-types/identity/views'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { aBrowser, anAccount } from '../../testing/test-browser.ts'

let deps: TestDeps
beforeAll(async () => {
  deps = await testDeps()
})

async function someoneLoggedOut(remember_me: boolean) {
  const person = await anAccount(deps)
  await deps.read.updateTable('users').set({ firstName: 'Ada' }).where('id', '=', person.id).execute()
  const browser = aBrowser(deps)
  await browser.logIn(person.email)
  await browser.call('auth.logout', { remember_me })
  return { person, browser }
}

const asked = (browser: ReturnType<typeof aBrowser>) => browser.call('auth.unauthUserData', {})

describe('who was here before', () => {
  it('I-7.35 I-3.13 is told to a browser that was asked to remember', async () => {
    const { person, browser } = await someoneLoggedOut(true)
    const info = await asked(browser)
    expect(info).toMatchObject({ email: person.email, first_name: 'Ada', has_password: true })
    expect(Object.keys(info ?? {}).toSorted()).toEqual(Object.keys(LoggedOutUserInfo.shape).toSorted())
    expect(LoggedOutUserInfo.parse({ ...info, username: 'ada' })).toEqual(info)
  })

  it('I-3.02 is told with an address and a first name, and not without either', async () => {
    const { person, browser } = await someoneLoggedOut(true)
    const name = (firstName: string) =>
      deps.read.updateTable('users').set({ firstName }).where('id', '=', person.id).execute()
    await name('')
    expect(await asked(browser)).toBeNull()
    await name('Ada')
    expect(await asked(browser)).toMatchObject({ email: person.email, first_name: 'Ada' })
    await deps.read.updateTable('users').set({ email: null }).where('id', '=', person.id).execute()
    expect(await asked(browser)).toBeNull()
  })

  it('I-7.35 is not told otherwise: unasked, unsigned, signed in or no longer here', async () => {
    expect(await asked((await someoneLoggedOut(false)).browser)).toBeNull()
    const { person, browser } = await someoneLoggedOut(true)
    const forged = aBrowser(deps)
    forged.jar.kept.remembered_person = `${person.id}.${'A'.repeat(43)}`
    expect(await asked(forged)).toBeNull()
    await browser.logIn(person.email)
    expect(await asked(browser)).toBeNull()
    await browser.call('auth.logout', { remember_me: true })
    await deps.read
      .updateTable('users')
      .set({ deactivatedAt: deps.now() })
      .where('id', '=', person.id)
      .execute()
    expect(await asked(browser)).toBeNull()
  })

  it('I-7.36 is forgotten when somebody says it is not them', async () => {
    const { browser } = await someoneLoggedOut(true)
    await browser.call('accounts.forgetPerson', {})
    expect(browser.jar.kept).toEqual({})
    expect(await asked(browser)).toBeNull()
  })
})
