import { describe, expect, it } from 'vitest'
import { openServerTexts } from '../../i18n/server-texts.ts'
import type { Mail } from '../../kernel/deps.ts'
import { makeRateLimits } from '../../kernel/rate-limits.ts'
import { callAs, visitor } from '../../testing/test-callers.ts'
import { testDeps, type TestDeps } from '../../testing/test-deps.ts'
import { writeForReader } from '../preferences/subscription-service.ts'
import { ANSWER_NEW_EMAIL, ANSWER_SIGN_UP } from './held-sign-up-service.ts'
import { answerNewEmail, answerSignUp } from './private-registration-service.ts'
import { aSignedUpPerson, anAddress, GOOD_PASSWORD, mailedToken, operation } from './testing/people.ts'

const open = await testDeps()
const deps: TestDeps = { ...open, site: { ...open.site, isRegistrationPrivate: true } }
const call = callAs(deps, visitor)

/** The statements a call sends, without their values. */
async function statementsOf(work: (watched: TestDeps) => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const watched = (db: TestDeps['read']): TestDeps['read'] =>
    db.withPlugin({
      transformQuery: ({ node }) => {
        sent.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
  await work({
    ...deps,
    read: watched(deps.read),
    transact: (inner, ...rest) => deps.transact((tx) => inner(watched(tx)), ...rest),
  })
  return sent
}

const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  const { code, message, detail } = error as { code: string; message: string; detail: object }
  return JSON.stringify({ code, message, detail })
}

async function runTasks(): Promise<void> {
  for (const { task, payload } of deps.addedJobs.splice(0)) {
    if (task === ANSWER_SIGN_UP) await answerSignUp(payload, deps)
    if (task === ANSWER_NEW_EMAIL) await answerNewEmail(payload, deps)
  }
}

const emailsTo = (email: string) =>
  deps.sentMail.filter(({ to }) => to === email.toLowerCase()).map(({ subject }) => subject)

const idOf = async (email: string) =>
  (await deps.read.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id

describe('private registration', () => {
  const kinds = ['auth.register', 'auth.registerEmail'] as const

  it.each(kinds)(
    '%s answers the same, by the same statements, whether the address has an account',
    async (name) => {
      const known = anAddress()
      await aSignedUpPerson(open, { email: known })
      const asked = (email: string, using = deps) =>
        callAs(using, visitor)(operation(name), { email, password: GOOD_PASSWORD, first_name: 'Ada' })
      const unknown = anAddress()
      expect(await refusalOf(asked(known))).toBe(await refusalOf(asked(unknown)))
      const [ofKnown, ofUnknown] = [
        await statementsOf((watched) => refusalOf(asked(known, watched))),
        await statementsOf((watched) => refusalOf(asked(unknown, watched))),
      ]
      expect(ofKnown).toEqual(ofUnknown)
      expect(ofKnown.length).toBeGreaterThan(0)
    },
  )

  it('tells the owner of a known address, and makes the account of another by the mailed link alone', async () => {
    const known = anAddress()
    await aSignedUpPerson(open, { email: known })
    const fresh = anAddress()
    for (const email of [known, fresh])
      await refusalOf(call(operation('auth.register'), { email, password: GOOD_PASSWORD, first_name: 'Ada' }))
    const before = emailsTo(known).length
    await runTasks()
    expect(emailsTo(known).slice(before)).toEqual(['You already have a Tessera account'])
    expect(emailsTo(fresh)).toEqual(['Finish signing up for Tessera'])
    expect(await idOf(fresh)).toBeUndefined()
    const token = mailedToken(deps.sentMail, fresh.toLowerCase())
    expect(await call(operation('auth.verifyEmail'), { token })).toEqual({ email: fresh })
    expect(await idOf(fresh)).toBeDefined()
    const login = { username_or_email: fresh, password: GOOD_PASSWORD }
    expect(await call(operation('auth.login'), login)).toEqual(expect.any(String))
    await expect(call(operation('auth.verifyEmail'), { token })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
  })

  it('half a character in what was filled in keeps nobody from signing up', async () => {
    const email = anAddress()
    const given = { email, password: GOOD_PASSWORD, first_name: 'Ada\ud83c' }
    await expect(call(operation('auth.register'), given)).rejects.toMatchObject({ code: 'SIGN_UP_BY_MAIL' })
    await runTasks()
    await call(operation('auth.verifyEmail'), { token: mailedToken(deps.sentMail, email.toLowerCase()) })
    const account = deps.read.selectFrom('users').select('firstName').where('email', '=', email)
    expect(await account.executeTakeFirst()).toEqual({ firstName: 'Ada\ufffd' })
  })

  const held = async (given: object) => {
    const email = anAddress()
    const code = { code: 'SIGN_UP_BY_MAIL' }
    const input = { email, password: GOOD_PASSWORD, first_name: 'Ada', ...given }
    await expect(call(operation('auth.register'), input)).rejects.toMatchObject(code)
    await runTasks()
    return { email: email.toLowerCase(), token: mailedToken(deps.sentMail, input.email.toLowerCase()) }
  }

  it('a name taken while the link was in the mail is made anew, and one taken before is told', async () => {
    const username = `kiln_${process.pid}`
    const later = await held({ username })
    await callAs(open, visitor)(operation('auth.register'), {
      email: anAddress(),
      password: GOOD_PASSWORD,
      username,
    })
    await call(operation('auth.verifyEmail'), { token: later.token })
    const account = deps.read.selectFrom('users').select('username').where('email', '=', later.email)
    const made = await account.executeTakeFirst()
    expect(made?.username).toMatch(/\w/)
    expect(made?.username).not.toBe(username)
    const given = { email: anAddress(), password: GOOD_PASSWORD, username }
    await expect(call(operation('auth.register'), given)).rejects.toMatchObject({ code: 'USERNAME_TAKEN' })
  })

  it('of several sign-ups with one address the first link that is opened ends the others', async () => {
    const { email, token } = await held({})
    const second = await held({ email })
    await call(operation('auth.verifyEmail'), { token })
    await expect(call(operation('auth.verifyEmail'), { token: second.token })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    const left = deps.read.selectFrom('heldSignUps').select('id').where('email', '=', email)
    expect(await left.execute()).toEqual([])
  })

  it('a link that is over makes no account', async () => {
    const { email, token } = await held({})
    await deps.read
      .updateTable('heldSignUps')
      .set({ expiresAt: deps.now() })
      .where('email', '=', email)
      .execute()
    await expect(call(operation('auth.verifyEmail'), { token })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    expect(await idOf(email)).toBeUndefined()
  })

  it('one address is mailed five times an hour at most', async () => {
    const limited = { ...deps, limits: makeRateLimits(null) }
    const email = anAddress()
    const ask = () => callAs(limited, visitor)(operation('auth.register'), { email, password: GOOD_PASSWORD })
    for (let tries = 0; tries < 5; tries += 1)
      await expect(ask()).rejects.toMatchObject({ code: 'SIGN_UP_BY_MAIL' })
    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('the link is mailed in the language of who signs up', async () => {
    const subject = 'Anmeldung abschließen'
    const textsIn = openServerTexts({ de: { 'email.finishSignUp.subject': subject } })
    const mails: Mail[] = []
    const mailer: TestDeps['mailer'] = {
      send: async (tx, email) => void mails.push(await writeForReader(tx, email, { ...deps, textsIn })),
    }
    const given = { email: anAddress(), password: GOOD_PASSWORD, locale: 'de' }
    deps.addedJobs.length = 0
    await refusalOf(call(operation('auth.register'), given))
    for (const { task, payload } of deps.addedJobs.splice(0))
      if (task === ANSWER_SIGN_UP) await answerSignUp(payload, { ...deps, mailer })
    expect(mails).toMatchObject([{ to: given.email.toLowerCase(), subject }])
  })

  it('nobody is told which addresses have an account', async () => {
    const known = anAddress()
    await aSignedUpPerson(open, { email: known })
    expect(await call(operation('auth.emailExists'), { email: known })).toBe(false)
  })

  it('a change of address answers the same, and moves the account by the mailed link alone', async () => {
    const known = anAddress()
    await aSignedUpPerson(open, { email: known })
    const { viewer } = await aSignedUpPerson(open)
    const asks = (email: string) =>
      callAs(deps, viewer)(operation('auth.changeEmail'), { email, password: GOOD_PASSWORD })
    const fresh = anAddress()
    const told = [await asks(known), await asks(fresh)].map((answer, index) =>
      JSON.stringify(answer).replace(index === 0 ? known : fresh, 'ADDRESS'),
    )
    expect(told[0]).toBe(told[1])
    const before = emailsTo(known).length
    await runTasks()
    expect(emailsTo(known).slice(before)).toEqual(['You already have a Tessera account'])
    await call(operation('auth.verifyEmail'), { token: mailedToken(deps.sentMail, fresh.toLowerCase()) })
    expect(await idOf(fresh)).toBe(viewer.userId)
  })
})
