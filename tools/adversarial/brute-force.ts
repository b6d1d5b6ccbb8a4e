import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { flags, endServer, startedServer } from './server-process.ts'
import {
  type Account,
  askForReset,
  type Browser,
  callFrom,
  logInIn,
  newBrowser,
  signUpIn,
} from './sign-in-calls.ts'

const ABREAST = 32
const WRONG_CREDENTIALS = 9040
const MFA_CODE_WRONG = 9121
const ALLOWED = { account: 10, address: 30, codesInOne: 5, codesInAll: 10, resets: 5, resetsOfAddress: 30 } // in 15 minutes, resets in 30
/** Storm and rest take turns, so that what else the machine does falls on both. */
const ROUNDS = 10
const FEED_CALLS_AT_REST = 20
const MOST_SLOWER = 2

/** A-T13: guesses at one account, from one address, and at the codes of a second step, and floods of resets; the owner gets in and reads meanwhile. */
async function main(): Promise<void> {
  const given = flags({ guesses: '2000', port: '41813' })
  const [guesses, port] = [Number(given.guesses), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-brute-force-'))
  const settings = { RATE_LIMITS: 'true', TRUSTED_PROXIES: '127.0.0.1' }
  const { server } = await startedServer({ port, dataDir, settings })
  const started = performance.now()
  try {
    const outcome = await attack(`http://127.0.0.1:${port}`, guesses)
    report(outcome, `${guesses} guesses`, (performance.now() - started) / 1000)
  } finally {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function attack(base: string, guesses: number) {
  const owner = newBrowser(base, '203.0.113.1', 'browser-of-owner')
  const account = await signUpIn(owner, 'attacked')
  const [atRest, inStorm]: [number[], number[]] = [[], []]
  const fewer = guesses / 10
  let ofAccount = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    atRest.push(...(await feedTimes(owner, FEED_CALLS_AT_REST)))
    const storm = { isOver: false }
    const times = feedTimes(owner, Infinity, storm)
    const first = (round * guesses) / ROUNDS
    ofAccount += await countJudged(guesses / ROUNDS, (index) =>
      guess(base, account.email, addressOf(first + index)),
    )
    storm.isOver = true
    inStorm.push(...(await times))
  }
  const judged = {
    account: ofAccount,
    address: await countJudged(fewer, (index) => guess(base, `nobody${index}@tessera.test`, '198.51.100.7')),
    ...(await codeGuesses(base, fewer)),
    resets: await countJudged(fewer, (index) => reset(base, account.email, addressOf(index))),
    resetsOfAddress: await countJudged(fewer, (index) =>
      reset(base, `nobody${index}@tessera.test`, '198.51.100.8'),
    ),
  }
  const ownerStatus = (await logInIn({ ...owner, cookies: new Map() }, account)).status
  return { judged, ownerStatus, atRest: p95(atRest), inStorm: p95(inStorm) }
}

function report(
  { judged, ownerStatus, atRest, inStorm }: Awaited<ReturnType<typeof attack>>,
  tried: string,
  seconds: number,
): void {
  const counts = Object.entries(judged).map(([name, count]) => ({
    count,
    most: ALLOWED[name as keyof typeof ALLOWED],
    name,
  }))
  process.stdout.write(
    `A-T13 brute force: ${tried} at one account from as many addresses, a tenth as many from one address, at codes and for resets, ${seconds.toFixed(0)} s\n` +
      `judged: ${counts.map(({ name, count, most }) => `${name} ${count} of at most ${most}`).join(', ')}\n` +
      `home feed p95: ${atRest.toFixed(1)} ms at rest, ${inStorm.toFixed(1)} ms in the storm, ${(inStorm / atRest).toFixed(2)} times (at most ${MOST_SLOWER})\n` +
      `the owner on a known browser: ${ownerStatus}\n`,
  )
  // None judged would mean that the tries never got there.
  const isKept = counts.every(({ count, most }) => count > 0 && count <= most)
  if (!isKept || ownerStatus !== 200 || inStorm > MOST_SLOWER * atRest) process.exitCode = 1
}

const addressOf = (index: number): string => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`

/** How many of the tries were judged instead of refused unheard. */
async function countJudged(tries: number, attempt: (index: number) => Promise<boolean>): Promise<number> {
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

async function reset(base: string, login: string, ip: string): Promise<boolean> {
  const stranger = newBrowser(base, ip, `browser-at-${ip.replaceAll('.', '-')}`)
  await callFrom(stranger, 'GET', '/v3/feeds/home/')
  return (await askForReset(stranger, login)).status === 200
}

/** Milliseconds of each call for the home feed, one after another. */
async function feedTimes(browser: Browser, calls: number, storm = { isOver: false }): Promise<number[]> {
  const times: number[] = []
  while (times.length < calls && !storm.isOver) {
    const started = performance.now()
    await callFrom(browser, 'GET', '/v3/feeds/home/')
    times.push(performance.now() - started)
  }
  return times
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

/** An attacker with the password guesses at the second step: in one login, then in as many as they like. */
async function codeGuesses(base: string, tries: number) {
  const owner = newBrowser(base, '203.0.113.2', 'browser-of-guarded')
  const account = await signUpIn(owner, 'guarded')
  const app = await callFrom(owner, 'POST', '/v3/users/me/security/app/', {})
  const { secret } = app.data as { secret: string }
  const token = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  const on = await callFrom(owner, 'PUT', '/v3/users/me/security/app/', { token })
  if (on.status !== 200) throw new Error(`The app was not turned on: ${on.status} ${on.code}`)
  const thief = newBrowser(owner.base, '203.0.113.9', 'browser-of-thief')
  const first = await halfLogin(thief, account)
  const inOne = await countJudged(tries, () => guessCode(thief, first))
  let inAll = inOne
  for (let login = 0; login < 5; login += 1) {
    const next = await halfLogin(thief, account)
    inAll += await countJudged(10, () => guessCode(thief, next))
  }
  return { codesInOne: inOne, codesInAll: inAll }
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
