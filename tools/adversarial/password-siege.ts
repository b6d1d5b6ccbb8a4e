import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { flags } from './flags.ts'
import { endServer, startedServer } from './server-process.ts'
import { type Account, type Browser, callFrom, logInIn, newBrowser, signUpIn } from './sign-in-calls.ts'

const ABREAST = 32
const WRONG_CREDENTIALS = 9040
const MFA_CODE_WRONG = 9121
const ALLOWED = { account: 10, address: 30, challenge: 5, factor: 10 } // in 15 minutes

/** A-T13: guesses at one account, from one address, and at the codes of a second step; the owner gets in meanwhile. */
async function main(): Promise<void> {
  const given = flags({ guesses: '2000', port: '41813' })
  const [guesses, port] = [Number(given.guesses), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-siege-'))
  const base = `http://127.0.0.1:${port}`
  const settings = { RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' }
  const { server } = await startedServer({ port, dataDir, settings })
  const started = performance.now()
  try {
    const owner = newBrowser(base, '203.0.113.1', 'browser-of-owner')
    const account = await signUpIn(owner, 'besieged')
    const many = await siege(guesses, (index) => guess(base, account.email, addressOf(index)))
    const ownerStatus = (await logInIn(owner, account)).status
    const one = await siege(guesses / 10, (index) =>
      guess(base, `nobody${index}@tessera.test`, '198.51.100.7'),
    )
    const codes = await siegeOfCodes(base, guesses / 10)
    const seconds = ((performance.now() - started) / 1000).toFixed(0)
    process.stdout.write(
      `A-T13 siege: ${guesses} guesses at one account from as many addresses, ${guesses / 10} from one address, ${guesses / 10} codes, ${seconds} s\n` +
        `judged: account ${many} of at most ${ALLOWED.account}, address ${one} of at most ${ALLOWED.address}; codes in one login ${codes.inOne} of at most ${ALLOWED.challenge}, in all logins ${codes.inAll} of at most ${ALLOWED.factor}\n` +
        `the owner on a known browser: ${ownerStatus}\n`,
    )
    // None judged would mean that the guesses never got there.
    const isKept =
      many > 0 &&
      many <= ALLOWED.account &&
      one > 0 &&
      one <= ALLOWED.address &&
      codes.inOne > 0 &&
      codes.inOne <= ALLOWED.challenge &&
      codes.inAll <= ALLOWED.factor &&
      ownerStatus === 200
    if (!isKept) process.exitCode = 1
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** How many of the tries were judged instead of refused unheard. */
async function siege(tries: number, attempt: (index: number) => Promise<boolean>): Promise<number> {
  let judged = 0
  for (let from = 0; from < tries; from += ABREAST) {
    const some = Array.from({ length: Math.min(ABREAST, tries - from) }, (_, offset) =>
      attempt(from + offset),
    )
    judged += (await Promise.all(some)).filter(Boolean).length
  }
  return judged
}

async function guess(base: string, username_or_email: string, ip: string): Promise<boolean> {
  const stranger = newBrowser(base, ip, `browser-at-${ip.replaceAll('.', '-')}`)
  const fields = { username_or_email, password: 'not the password' }
  return (await callFrom(stranger, 'POST', '/v3/login/handshake/', fields)).code === WRONG_CREDENTIALS
}

/** Whoever knows the password guesses at the second step: in one login, then in as many as they like. */
async function siegeOfCodes(base: string, tries: number) {
  const owner = newBrowser(base, '203.0.113.2', 'browser-of-guarded')
  const account = await signUpIn(owner, 'guarded')
  const app = await callFrom(owner, 'POST', '/v3/users/me/security/app/', {})
  const { secret } = app.data as { secret: string }
  const token = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const on = await callFrom(owner, 'PUT', '/v3/users/me/security/app/', { token })
  if (on.status !== 200) throw new Error(`The app was not turned on: ${on.status} ${on.code}`)
  const thief = newBrowser(owner.base, '203.0.113.9', 'browser-of-thief')
  const first = await halfLogin(thief, account)
  const inOne = await siege(tries, () => guessCode(thief, first))
  let inAll = inOne
  for (let login = 0; login < 5; login += 1) {
    const next = await halfLogin(thief, account)
    inAll += await siege(10, () => guessCode(thief, next))
  }
  return { inOne, inAll }
}

async function halfLogin(browser: Browser, { email, password }: Account): Promise<string> {
  const fields = { username_or_email: email, password }
  const { data } = await callFrom(browser, 'POST', '/v3/login/handshake/', fields)
  return (data as { mfa_token?: string } | undefined)?.mfa_token ?? 'refused'
}

const guessCode = async (browser: Browser, mfa_token: string): Promise<boolean> =>
  (await callFrom(browser, 'POST', '/v3/login/mfa/handshake/', { mfa_token, token: '000000' })).code ===
  MFA_CODE_WRONG

await main()
