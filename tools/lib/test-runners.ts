import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApps } from './app-build.ts'
import { BROWSER_VARIABLE, ensureBrowser } from './browser.ts'
import { type ForegroundCommand, runInForeground } from './foreground-run.ts'
import { timed } from './progress.ts'
import { fromRoot } from './repository.ts'
import { startServerUnderTest } from './server-under-test.ts'
import { removeFolder, temporaryFolder } from './temporary-folder.ts'
import { type Outcome, outcomeOfPlaywright, outcomeOfRun, outcomeOfVitest } from './test-outcome.ts'

/** Runs a test runner that writes a JSON report, and reads its outcome from that. */
async function reported<R>(
  toRunner: (report: string) => ForegroundCommand,
  read: (report: R) => Outcome,
): Promise<Outcome> {
  const folder = temporaryFolder('report')
  const file = join(folder, 'report.json')
  try {
    const code = await runInForeground(toRunner(file))
    return outcomeOfRun(code, read(JSON.parse(readFileSync(file, 'utf8')) as R))
  } catch (error) {
    return { passed: 0, failed: [{ test: 'The test runner', message: String(error) }], flaky: [] }
  } finally {
    await removeFolder(folder)
  }
}

export const runVitest = () =>
  reported(
    (file) => ({
      // As with journeys: what passes only the second time is listed as flaky, and holds nothing else up.
      command: [
        'vitest',
        'run',
        '--retry=1',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
    }),
    outcomeOfVitest,
  )

/** Builds, starts the product, and walks the journeys through it in a browser. */
export async function runJourneys(words: readonly string[] = []): Promise<Outcome> {
  const browser = await ensureBrowser()
  await buildApps()
  const server = await timed('Starting the server with its demo world', () =>
    startServerUnderTest({
      RATE_LIMITS: 'false',
      COUNTRY_HEADER: 'x-country',
      CONSENT_COUNTRIES: 'DE',
      DATABASE_FSYNC: 'false',
    }),
  )
  try {
    return await reported(
      (file) => ({
        command: ['playwright', 'test', '--reporter=list,json', ...words],
        cwd: fromRoot('e2e'),
        env: {
          BASE_URL: server.url,
          SITE_DATA: join(server.dataDir, 'data'),
          [BROWSER_VARIABLE]: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        },
      }),
      outcomeOfPlaywright,
    )
  } finally {
    await server.stop()
  }
}
