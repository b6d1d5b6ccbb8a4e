import { resolveTxt } from 'node:dns/promises'
import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { transactOn } from '../db/client.ts'
import { makeIdSource } from '../db/ids.ts'
import { openServerTexts } from '../i18n/server-texts.ts'
import { lastScheduleTime, makeJobs } from '../jobs/job-queue.ts'
import { makeAfterwards } from '../kernel/afterwards.ts'
import type { Caches } from '../kernel/caches.ts'
import type { AdMetrics, ClientMetrics, Deps, Site } from '../kernel/deps.ts'
import { makeRateLimits, noRateLimits } from '../kernel/rate-limits.ts'
import { outsideTransactions, refuseInside } from '../kernel/transaction-scope.ts'
import { makeMailer } from '../mail/mailer.ts'
import { writeForReader } from '../domains/preferences/subscription-service.ts'
import { openProviders } from '../sign-in-providers/open-providers.ts'
import { makeTextSender } from '../texts/text-sender.ts'
import { openTranslator } from '../translation/open-translator.ts'
import { openBotChallenge } from '../bot-challenge/open-bot-challenge.ts'
import { openPayments } from '../payments/open-payments.ts'
import { listeners } from './listeners.ts'
import type { Messages } from './messages.ts'
import type { Data } from './open-data.ts'
import type { Pictures } from './pictures.ts'
import { thirdPartySlots } from '../third-party-slots/slot-settings.ts'
import { makeSites } from '../sites/sites.ts'
import { siteSecret } from './site-secret.ts'
import { steadyClock } from './steady-clock.ts'

/** Each record whole; a name without any, or none at all, has none. */
function textRecords(host: string): Promise<string[]> {
  refuseInside('textRecords')
  return resolveTxt(host).then(
    (records) => records.map((pieces) => pieces.join('')),
    () => [],
  )
}

type MediaSources = Pick<Pictures, 'storage' | 'images' | 'videos' | 'sounds' | 'visualIndex' | 'fetcher'>

interface Options {
  config: Config
  data: Data
  pictures: MediaSources
  messages: Messages
  caches: Caches
  clientMetrics: ClientMetrics
  adMetrics: AdMetrics
  log: Logger
}

const storedMedia = ({ storage, images, videos, sounds, visualIndex, fetcher }: MediaSources) => ({
  storage: outsideTransactions('storage', storage),
  images: outsideTransactions('images', images),
  videos: outsideTransactions('videos', videos),
  sounds: outsideTransactions('sounds', sounds),
  visualIndex,
  fetcher: outsideTransactions('fetcher', fetcher),
})

const siteOf = (config: Config): Site => ({
  defaultName: config.SITE_NAME,
  publicUrl: config.PUBLIC_URL,
  requiresMfaOfEmployees: config.REQUIRE_MFA_FOR_EMPLOYEES ?? false,
  takesFingerprints: config.FINGERPRINTS ?? false,
  canTranslate: config.TRANSLATION_URL !== undefined,
  isRegistrationPrivate: config.PRIVATE_REGISTRATION ?? false,
  eventKeepDays: config.EVENT_KEEP_DAYS,
  taxRates: config.TAX_RATES,
  invoiceSender: config.INVOICE_SENDER ?? null,
  bookingUrl: config.BOOKING_URL ?? null,
  imageBase: config.IMAGE_BASE ?? `${config.PUBLIC_URL}/images`,
  sites: makeSites(config.PUBLIC_URL, config.SITES),
  secret: siteSecret(config),
})

/** The real world, as operations and tasks see it. */
export async function makeDeps(options: Options): Promise<Deps> {
  const { config, data, pictures, messages, caches, clientMetrics, adMetrics, log } = options
  const now = steadyClock((await lastScheduleTime(data.primary))?.getTime() ?? 0)
  const newId = makeIdSource(() => now().getTime(), config.NODE_NUMBER)
  const jobs = makeJobs()
  const site = siteOf(config)
  const textsIn = openServerTexts()
  const translator = openTranslator(config)
  const challenge = openBotChallenge(config, site.secret)
  return {
    transact: transactOn(data.primary),
    read: data.primary,
    replica: data.replica,
    hasRoom: () => !data.disk.isFull(),
    now,
    newId,
    randomBytes,
    textsIn,
    mailer: makeMailer(jobs, newId, now, (tx, email) => writeForReader(tx, email, { site, textsIn })),
    texts: config.TEXT_GATEWAY ? makeTextSender(jobs, newId, now) : null,
    translator: translator && outsideTransactions('translator', translator),
    jobs,
    listeners,
    limits: config.RATE_LIMITS ? makeRateLimits(messages.redis) : noRateLimits,
    pubsub: messages.pubsub,
    caches,
    afterwards: makeAfterwards(log),
    ...storedMedia(pictures),
    textRecords,
    botChallenge: challenge && outsideTransactions('botChallenge', challenge),
    payments: openPayments(config, randomBytes),
    providers: await openProviders(config),
    thirdParties: thirdPartySlots(config),
    clientMetrics,
    adMetrics,
    log,
    site,
  }
}
