import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import {
  type Account,
  type Browser,
  callFrom,
  isSignedIn,
  logInIn,
  newBrowser,
  signUpIn,
} from './sign-in-calls.ts'

const SESSIONS_EACH = 10
const ROUTES = ['/v3/users/me/', '/v3/users/me/sessions/', '/v3/users/me/security/', '/v3/users/me/proof/']

type End = (keeper: Browser, others: readonly Browser[], account: Account) => Promise<unknown>

/** What ends sessions: each by the calls of a member. */
const ends: Record<string, End> = {
  logout: (_keeper, others) =>
    Promise.all(
      others.map((other) =>
        callFrom(other, 'POST', '/resource/UserSessionResource/delete/', { options: {} }),
      ),
    ),
  'ended elsewhere': (keeper) => callFrom(keeper, 'DELETE', '/v3/users/me/sessions/'),
  'new password': (keeper, _others, { password }) =>
    callFrom(keeper, 'PUT', '/v3/users/me/password/', {
      current_password: password,
      new_password: 'another quite long passphrase 7',
    }),
  disabled: async (keeper, _others, { password }) => {
    await callFrom(keeper, 'POST', '/v3/users/me/deactivate/', { password })
    keeper.cookies.clear()
  },
  deleted: async (keeper, _others, { password }) => {
    const { data } = await callFrom(keeper, 'GET', '/v3/users/me/')
    const { username } = data as { username: string }
    await callFrom(keeper, 'POST', '/v3/users/me/delete/', { password, username })
    keeper.cookies.clear()
  },
  'second factor on': async (keeper) => {
    const { data } = await callFrom(keeper, 'POST', '/v3/users/me/security/app/', {})
    const token = new TOTP({ secret: Secret.fromBase32((data as { secret: string }).secret) }).generate()
    await callFrom(keeper, 'PUT', '/v3/users/me/security/app/', { token })
  },
}

/** After these the browser that ended the sessions has none itself. */
const LEAVINGS = ['disabled', 'deleted']

/** A-T17: sessions that were ended in every way are tried again on every route: at once at both of two servers, and after a restart. */
async function main(): Promise<void> {
  const given = flags({ tokens: '200', port: '41817' })
  const [tokens, port] = [Number(given.tokens), Number(given.port)]
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-dead-sessions-'))
  const base = `http://127.0.0.1:${port}`
  const started = performance.now()
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  const settings = { DATABASE_URL: postgres.url, SECRET_KEY: 'ab'.repeat(32) }
  let { server } = await startedServer({ port, dataDir, settings })
  const { server: second } = await startedServer({ port: port + 1, dataDir, settings })
  try {
    const dead: Browser[] = []
    const kept: Browser[] = []
    for (let member = 0; dead.length < tokens; member += 1) {
      const [name = '', end] = Object.entries(ends)[member % Object.keys(ends).length] ?? []
      const { keeper, others, account } = await aMemberWithSessions(
        base,
        `${name.replaceAll(' ', '')}${member}`,
      )
      await end?.(keeper, others, account)
      dead.push(...others)
      if (!LEAVINGS.includes(name)) kept.push(keeper)
    }
    const atOnce = await accepted(dead)
    const elsewhere = await accepted(
      dead.map((browser) => ({ ...browser, base: `http://127.0.0.1:${port + 1}` })),
    )
    await endServer(server, 'SIGTERM')
    ;({ server } = await startedServer({ port, dataDir, settings }))
    const afterRestart = await accepted(dead)
    const alive = (await Promise.all(kept.map(isSignedIn))).filter(Boolean).length
    process.stdout.write(
      `A-T17 dead sessions: ${dead.length} ended by ${Object.keys(ends).join(', ')}; ${dead.length * ROUTES.length * 3} calls, ${((performance.now() - started) / 1000).toFixed(0)} s\n` +
        `accepted at once ${atOnce}, by the other server ${elsewhere}, after a restart ${afterRestart}; sessions that were to stay ${alive} of ${kept.length}\n`,
    )
    if (atOnce + elsewhere + afterRestart > 0 || alive !== kept.length) process.exitCode = 1
  } finally {
    await endServer(server, 'SIGTERM')
    await endServer(second, 'SIGTERM')
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function aMemberWithSessions(base: string, name: string) {
  const keeper = newBrowser(base, '127.0.0.1', `keeper-${name}`)
  const account = await signUpIn(keeper, name)
  const others = Array.from({ length: SESSIONS_EACH }, (_, index) =>
    newBrowser(base, '127.0.0.1', `other-${name}-${index}`),
  )
  for (const other of others) await logInIn(other, account)
  const signedIn = await Promise.all(others.map(isSignedIn))
  if (!signedIn.every(Boolean)) throw new Error('A login that was to be ended did not begin')
  // A copy keeps the cookie that a logout takes away.
  const copies = others.map((other) => ({ ...other, cookies: new Map(other.cookies) }))
  return { keeper, others: copies, account }
}

/** How many calls with an ended session were answered as its member's. */
async function accepted(dead: readonly Browser[]): Promise<number> {
  let count = 0
  for (const browser of dead) {
    const frozen = () => ({ ...browser, cookies: new Map(browser.cookies) })
    const answers = await Promise.all(ROUTES.map((path) => callFrom(frozen(), 'GET', path)))
    count += answers.filter(({ status }) => status < 400).length
  }
  return count
}

await main()
