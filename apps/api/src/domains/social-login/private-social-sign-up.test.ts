import { afterAll, beforeAll, expect, it } from 'vitest'
import { ANSWER_SIGN_UP } from '../identity/held-sign-up-service.ts'
import { answerSignUp } from '../identity/private-registration-service.ts'
import { mailedToken } from '../identity/testing/people.ts'
import { BIRTHDAY, aSubject, anAddress, openSocialSite, type SocialSite } from './testing/social-site.ts'
import { TestBrowser } from './testing/test-browser.ts'

let site: SocialSite
beforeAll(async () => {
  site = await openSocialSite()
})
afterAll(() => site.stop())

const onPrivateSite = () => ({ ...site.deps, site: { ...site.deps.site, isRegistrationPrivate: true } })

async function runTasks() {
  for (const { task, payload } of site.deps.addedJobs.splice(0))
    if (task === ANSWER_SIGN_UP) await answerSignUp(payload, onPrivateSite())
}

async function signUp(browser: TestBrowser, subject: string, email: string) {
  await site.signInBy(browser, 'google', subject)
  const given = { email, birthday: BIRTHDAY, social_slot: 'google' }
  return site.call(browser, 'auth.register', given, onPrivateSite())
}

it('an address no provider has verified is proved by a mailed link, which connects the provider', async () => {
  const [subject, email, browser] = [aSubject(), anAddress(), new TestBrowser()]
  await expect(signUp(browser, subject, email)).rejects.toMatchObject({ code: 'SIGN_UP_BY_MAIL' })
  expect(browser.token).toBeNull()
  await runTasks()
  const token = mailedToken(site.deps.sentMail, email)
  expect(await site.call(new TestBrowser(), 'auth.verifyEmail', { token }, onPrivateSite())).toEqual({
    email,
  })
  const next = new TestBrowser()
  expect(await site.signInBy(next, 'google', subject)).toBe('/topics/')
  const { userId } = await site.memberOf(next)
  const account = site.deps.read
    .selectFrom('users')
    .select(['email', 'passwordHash'])
    .where('id', '=', userId)
  expect(await account.executeTakeFirst()).toEqual({ email, passwordHash: null })
})

it('an address of somebody else is not told to be taken; its owner is told of the try', async () => {
  const { email } = await site.aMemberWithPassword()
  await expect(signUp(new TestBrowser(), aSubject(), email)).rejects.toMatchObject({
    code: 'SIGN_UP_BY_MAIL',
  })
  await runTasks()
  const letters = site.deps.sentMail.filter(({ to }) => to === email).map(({ subject }) => subject)
  expect(letters.at(-1)).toMatch(/^You already have/)
})

it('keeps no token of the provider while it waits', async () => {
  const [facebook_id, email] = [aSubject(), anAddress()]
  const facebook_token = await site.provider.sign({ sub: facebook_id })
  const given = { email, birthday: BIRTHDAY, facebook_id, facebook_token }
  const asked = site.call(new TestBrowser(), 'auth.register', given, onPrivateSite())
  await expect(asked).rejects.toMatchObject({ code: 'SIGN_UP_BY_MAIL' })
  const held = await site.deps.read.selectFrom('heldSignUps').selectAll().where('email', '=', email).execute()
  expect(held).toMatchObject([{ vouched: { slot: 'facebook', subject: facebook_id } }])
  expect(JSON.stringify(held)).not.toContain(facebook_token)
})

it('an address the provider has verified makes the account at once', async () => {
  const [subject, browser] = [aSubject(), new TestBrowser()]
  await expect(signUp(browser, subject, `${subject}@idp.example`)).resolves.toMatchObject({
    email_verified: true,
  })
})
