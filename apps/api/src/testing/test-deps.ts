import { createSecretKey, randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SOURCE_LOCALE } from '@tessera/api-types/locales'
import pino from 'pino'
import { expect } from 'vitest'
import { openDatabase, transactOn } from '../db/client.ts'
import { makeIdSource } from '../db/ids.ts'
import { testDatabase } from '../db/testing/test-database.ts'
import { openServerTexts } from '../i18n/server-texts.ts'
import type { Deps, Mail } from '../kernel/deps.ts'
import { setOutputChecks } from '../kernel/operation.ts'
import { createGuardedFetcher } from '../fetching/guarded-fetch.ts'
import { siteBrand } from '../domains/site-brand/site-brand-service.ts'
import { listeners } from '../composition/listeners.ts'
import { makeCaches } from '../kernel/caches.ts'
import { localPubSub } from '../kernel/pubsub.ts'
import { noRateLimits } from '../kernel/rate-limits.ts'
import { outsideTransactions } from '../kernel/transaction-scope.ts'
import { createDecoderPool, defaultDecoderPoolSettings } from '../images/decoder-pool.ts'
import { createImageLibrary } from '../images/image-library.ts'
import { defaultImageLimits } from '../images/image-limits.ts'
import { writeEmail } from '../mail/write-email.ts'
import { localVisualIndex } from './local-visual-index.ts'
import { endPromotions } from './test-promotions.ts'
import { localPayments } from '../payments/local-payments.ts'
import { noSignInProviders } from '../sign-in-providers/sign-in-provider.ts'
import { noThirdParties } from '../third-party-slots/slot-settings.ts'
import { makeSites } from '../sites/sites.ts'
import { createFileStorage } from '../storage/file-storage.ts'
import { createSoundLibrary, defaultSoundLimits } from '../sounds/sound-library.ts'
import { createVideoLibrary } from '../videos/video-library.ts'
import { defaultVideoLimits } from '../videos/video-limits.ts'

export interface TestDeps extends Deps {
  /** Mail and jobs asked for so far, oldest first. */
  sentMail: Mail[]
  sentTexts: { to: string; text: string }[]
  addedJobs: { task: string; payload: object }[]
  /** Reports of browsers, oldest first. */
  counted: { name: string; tags: Readonly<Record<string, string>>; by: number }[]
  /** Stops the injected clock at a time; null lets it run again. */
  setNow(at: Date | null): void
  /** Holds the work that runs after a response until it is closed. */
  afterwards: Deps['afterwards']
}

let opened: ReturnType<typeof openWorld> | undefined
let ofThisFile: { path: string | undefined; deps: Promise<TestDeps> } | undefined

/** Deps over this worker's database, with fakes for the clock and for what leaves the process: new for each file. */
export function testDeps(): Promise<TestDeps> {
  const { testPath } = expect.getState()
  if (ofThisFile && ofThisFile.path === testPath) return ofThisFile.deps
  ofThisFile = { path: testPath, deps: makeTestDeps() }
  return ofThisFile.deps
}

/** What is dear to open: the files of a worker share it. */
async function openWorld() {
  const { url } = await testDatabase()
  const { primary } = openDatabase(url, [], 6)
  const objects = join(tmpdir(), `tessera-test-objects-${process.pid}`)
  process.once('exit', () => rmSync(objects, { recursive: true, force: true }))
  // Its process starts with the first picture and ends with this one.
  const decoders = createDecoderPool({ ...defaultDecoderPoolSettings, processes: 1 })
  return { primary, storage: createFileStorage(objects), decoders }
}

let nodes = process.pid
/** Another for each file of tests: several set their clocks to the same moment, over one database. */
const nextNode = () => nodes++ % 1024

async function makeTestDeps(): Promise<TestDeps> {
  setOutputChecks(true)
  const { primary, storage, decoders } = await (opened ??= openWorld())
  // What files before this one promoted would stand in its feeds.
  await endPromotions({ read: primary })
  let now: Date | null = null
  const clock = () => now ?? new Date()
  const sentMail: Mail[] = []
  const sentTexts: TestDeps['sentTexts'] = []
  const textsIn = openServerTexts()
  const left: (() => Promise<unknown>)[] = []
  const ending = new Map<string, () => Promise<unknown>>()
  const addedJobs: TestDeps['addedJobs'] = []
  const counted: TestDeps['counted'] = []
  const site = {
    defaultName: 'Tessera',
    publicUrl: 'http://tessera.test',
    requiresMfaOfEmployees: false,
    takesFingerprints: false,
    canTranslate: false,
    isRegistrationPrivate: false,
    eventKeepDays: 90,
    taxRates: {},
    invoiceSender: null,
    bookingUrl: null,
    imageBase: 'http://tessera.test/images',
    sites: makeSites('http://tessera.test', [
      { site: 'de', host: 'de.tessera.test', country: 'DE', locale: 'de' },
    ]),
    secret: createSecretKey('a secret for tests', 'utf8'),
  }
  const images = createImageLibrary({ storage, decoders, limits: defaultImageLimits })
  const videos = createVideoLibrary({ storage, images, limits: defaultVideoLimits })
  return {
    transact: transactOn(primary),
    read: primary,
    replica: primary,
    hasRoom: () => true,
    now: clock,
    newId: makeIdSource(() => clock().getTime(), nextNode()),
    randomBytes,
    texts: { send: async (_tx, message) => void sentTexts.push(message) },
    textsIn,
    mailer: {
      async send(tx, email) {
        const reader = { locale: email.locale ?? SOURCE_LOCALE, subscriptionToken: null }
        sentMail.push(writeEmail(email, reader, { brand: await siteBrand(tx, site), site, textsIn }))
      },
    },
    translator: null,
    jobs: { add: async (_tx, task, payload) => void addedJobs.push({ task, payload }) },
    listeners,
    limits: noRateLimits,
    pubsub: localPubSub(),
    caches: makeCaches(),
    afterwards: {
      run: (_name, work) => left.push(work) > 0,
      atEnd: (name, work) => void ending.set(name, work),
      async close() {
        for (const work of [...left.splice(0), ...ending.values()]) await work()
      },
    },
    storage: outsideTransactions('storage', storage),
    images: outsideTransactions('images', images),
    videos: outsideTransactions('videos', videos),
    sounds: outsideTransactions('sounds', createSoundLibrary({ storage, limits: defaultSoundLimits })),
    visualIndex: localVisualIndex(),
    fetcher: outsideTransactions('fetcher', createGuardedFetcher()),
    textRecords: async () => [],
    botChallenge: null,
    payments: outsideTransactions('payments', localPayments(randomBytes)),
    providers: noSignInProviders,
    thirdParties: noThirdParties,
    adMetrics: { placed: () => undefined },
    clientMetrics: { count: (name, tags, by = 1) => void counted.push({ name, tags, by }) },
    log: pino({ level: 'silent' }),
    site,
    sentMail,
    sentTexts,
    addedJobs,
    counted,
    setNow: (at) => void (now = at),
  }
}
