import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/api/src/db/embedded/embedded-postgres.ts'
import { answerChecks } from './asvs/answers.ts'
import type { Check, Site } from './asvs/check.ts'
import { forgeryChecks } from './asvs/forgeries.ts'
import { wayInChecks } from './asvs/ways-in.ts'
import { flags, endServer, startedServer } from './server-process.ts'
import { newBrowser, signUpIn } from './sign-in-calls.ts'

const checks: Check[] = [...answerChecks, ...forgeryChecks, ...wayInChecks]

/** Rows that other checks keep, and where. */
const ELSEWHERE: Record<string, string> = {
  '25, 27, 29 in a browser': 'e2e/journeys/hostile-pages.spec.ts, third-parties.spec.ts',
  '42 in a browser': 'e2e/journeys/passwords.spec.ts',
  '64 in a browser': 'e2e/journeys/left-behind.spec.ts',
  '47 by time': 'tools/adversarial/account-timing.ts',
  '43, 50': 'tools/adversarial/brute-force.ts',
  '45, 49':
    'apps/api/src/domains/second-factor/security.test.ts, second-step.test.ts; tests/clock-jumps.test.ts',
  '46': 'apps/api/src/domains/second-factor/second-step.test.ts, sessions/mailed-session.test.ts',
  '48': 'apps/api/src/domains/identity/account-security.test.ts; tests/clock-jumps.test.ts',
  '51': 'apps/api/src/sign-in-providers and domains/social-login (tests)',
  '53': 'apps/api/src/domains/sessions/viewer.test.ts; tests/clock-jumps.test.ts',
  '54': 'tools/adversarial/dead-sessions.ts',
  '55': 'apps/api/src/domains/second-factor/proof.test.ts',
  '56-59': 'tests/rights.test.ts, tests/rights-of-fields.test.ts',
}

/** Rows of ASVS 5.0 as calls against a site of its own behind an https address; prints what was tried. */
async function main(): Promise<void> {
  const port = Number(flags({ port: '41855' }).port)
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-asvs-'))
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false })
  const settings = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: 'ab'.repeat(32),
    PUBLIC_URL: 'https://tessera.test',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const { server } = await startedServer({ port, dataDir, settings })
  try {
    const base = `http://127.0.0.1:${port}`
    const member = newBrowser(base, '203.0.113.1', 'browser-of-member')
    const account = await signUpIn(member, 'asvs')
    const site: Site = { base, databaseUrl: postgres.url, member, account }
    for (const check of checks) await report(check, site)
    for (const [rows, where] of Object.entries(ELSEWHERE)) process.stdout.write(`rows ${rows}: ${where}\n`)
  } finally {
    await endServer(server, 'SIGTERM')
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function report({ row, title, look }: Check, site: Site): Promise<void> {
  const { tried, wrong } = await look(site)
  process.stdout.write(`ASVS row ${row}, ${title}: ${tried} tried, ${wrong.length} wrong\n`)
  for (const one of wrong.slice(0, 10)) process.stdout.write(`  ${one}\n`)
  if (wrong.length > 0 || tried === 0) process.exitCode = 1
}

await main()
