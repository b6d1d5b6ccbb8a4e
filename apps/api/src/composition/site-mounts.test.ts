import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { isReservedUsername } from '@tessera/api-types/identity/reserved-usernames'
import { readConfig } from '../config.ts'
import { mailFolder } from '../mail/mail-folder.ts'
import { operations } from '../operations.ts'
import { makeMetrics } from '../plugins/metrics.ts'
import { testDeps } from '../testing/test-deps.ts'
import { openTestSite } from '../testing/test-site.ts'
import { siteMounts } from './site-mounts.ts'

/** What each mount alone returns, in the order of the list; the pages of the site are what every journey is about. */
const ANSWERS = [
  '/readyz',
  '/metrics',
  '/images/*',
  '/images/videos/*',
  '/images/music/*',
  '/v3/media/resumable_uploads',
  '/fonts/:id.woff2',
  '/ads/v4/tag.js',
  '/v3/promoted_pins/visit/:token',
  '/payments/events',
  '/advertiser/:advertiserId/*',
  '/attribution_source',
  '/v3/data_export/file',
  '/media/preview',
  '/social/:slot/start',
  '/dev/mail',
  '/v3/openapi.json',
] as const

const deps = await testDeps()

const mountsOf = () =>
  siteMounts({
    config: readConfig({ ROLES: 'api', DEV_TOOLS: 'true', METRICS_TOKEN: 'a token to read the metrics by' }),
    deps,
    operations,
    mail: mailFolder(join(tmpdir(), `tessera-mounts-${process.pid}`)),
    metrics: makeMetrics(
      {
        poolUse: () => ({ total: 0, idle: 0, waiting: 0 }),
        replicaUse: () => ({ in_use: 0, left_out: 0 }),
      },
      deps.caches,
    ),
    isClosing: () => false,
  })

async function answeredBy(mounts: ReturnType<typeof mountsOf>): Promise<string[]> {
  const { app } = await openTestSite(mounts)
  const isTaken = (url: string) => (['GET', 'POST'] as const).some((method) => app.hasRoute({ method, url }))
  const answered = ANSWERS.filter(isTaken)
  await app.close()
  return answered
}

it('each mount answers an address that nothing else answers, and none is missing', async () => {
  const mounts = mountsOf()
  expect(mounts).toHaveLength(ANSWERS.length)
  expect(await answeredBy(mounts)).toEqual(ANSWERS)
  for (const [at, mount] of mounts.entries()) {
    const rest = mounts.filter((one) => one !== mount)
    expect(await answeredBy(rest)).toEqual(ANSWERS.filter((url) => url !== ANSWERS[at]))
  }
}, 60_000)

it('I-2.15 nobody can be called what an address of a mount begins with', () => {
  const words = ANSWERS.map((url) => url.split('/')[1] ?? '')
  expect(words.filter((word) => !isReservedUsername(word))).toEqual([])
})
