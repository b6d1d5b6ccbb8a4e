import type { KeyObject } from 'node:crypto'
import type { AdPlacement } from '@tessera/api-types/ads/ad-load'
import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.generated.ts'
import type { Logger } from 'pino'
import type { BotChallenge } from '../bot-challenge/bot-challenge.ts'
import type { GuardedFetcher } from '../fetching/guarded-fetch.ts'
import type { ServerTexts } from '../i18n/server-texts.ts'
import type { ImageLibrary } from '../images/image-library.ts'
import type { VisualIndex } from '../images/visual-index.ts'
import type { Email } from '../mail/emails.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import type { SignInProviders } from '../sign-in-providers/sign-in-provider.ts'
import type { Sites } from '../sites/sites.ts'
import type { SoundLibrary } from '../sounds/sound-library.ts'
import type { Storage } from '../storage/storage.ts'
import type { Translator } from '../translation/translator.ts'
import type { ThirdPartySlots } from '../third-party-slots/slot-settings.ts'
import type { VideoLibrary } from '../videos/video-library.ts'
import type { Afterwards } from './afterwards.ts'
import type { Caches } from './caches.ts'
import type { Listeners } from './events.ts'
import type { PubSub } from './pubsub.ts'

/** A handle of the database or of an open transaction; one type for both. */
export type Db = Kysely<DB>

export interface Mail {
  to: string
  /** Whose name it comes under where the address of the sender brings none. */
  sender?: string
  subject: string
  text: string
  html: string
  headers?: Readonly<Record<string, string>>
}

export interface Mailer {
  /**
   * Queues an email inside `tx`, in the language of its reader: it is sent if and only if the transaction commits.
   */
  send(tx: Db, email: Email): Promise<void>
}

export interface TextSender {
  /** Queues a text message inside `tx`; `to` is `+` and digits. */
  send(tx: Db, message: { to: string; text: string }): Promise<void>
}

export interface Jobs {
  /**
   * Adds a job inside `tx`. With a `key`, a waiting job of the same key is replaced, by `keepsTime` without losing its
   * time; jobs of one `queue` run one after the other.
   */
  add(
    tx: Db,
    task: string,
    payload: object,
    options?: { key?: string; runAt?: Date; queue?: string; keepsTime?: boolean },
  ): Promise<void>
}

export interface RateLimits {
  /** Counts one use of `key`; throws RATE_LIMITED with the seconds to wait when `limit` in `windowMs` is passed. */
  consume(key: string, limit: number, windowMs: number): Promise<void>
  /** Gives one use back: what succeeded of a limit of failures, what failed of any other. */
  refund(key: string, limit: number, windowMs: number): Promise<void>
}

export interface ClientMetrics {
  count(name: string, tags: Readonly<Record<string, string>>, by?: number): void
}

export interface AdMetrics {
  /** Counts a page on which ads may stand. */
  placed(placement: AdPlacement, page: { organic: number; promoted: number; isWithin: boolean }): void
}

/** Everything an operation may touch outside its own arguments. */
export interface Deps {
  /** Runs `work` in one transaction of its own, and once more where it lost a race. */
  transact<T>(work: (tx: Db) => Promise<T>): Promise<T>
  /** The primary, for reads that must see the newest write. */
  read: Db
  /** A replica where there is one, for reads that may lag. */
  replica: Db
  /** False while the disk has no room for anything new. */
  hasRoom(): boolean
  now(): Date
  /** A new 64-bit, time-sortable id as a decimal string. */
  newId(): string
  randomBytes(size: number): Buffer
  /** What the server itself writes, in the language of its reader. */
  textsIn(locale: string): ServerTexts
  mailer: Mailer
  /** Null where the site sends no text messages. */
  texts: TextSender | null
  /** Null where the site translates nothing. */
  translator: Translator | null
  jobs: Jobs
  /** What other domains do about an event; `emit` calls them. */
  listeners: Listeners
  limits: RateLimits
  pubsub: PubSub
  /** What this process has read and may read again. */
  caches: Caches
  /** Work that runs once the response is sent. */
  afterwards: Afterwards
  storage: Storage
  images: ImageLibrary
  videos: VideoLibrary
  sounds: SoundLibrary
  /** Which pictures look alike, by signature. */
  visualIndex: VisualIndex
  /** Loads addresses that somebody else chose. */
  fetcher: GuardedFetcher
  /** The text records of a name; none where it has none. */
  textRecords(host: string): Promise<string[]>
  /** The bot check; null where this site has none. */
  botChallenge: BotChallenge | null
  /** Who takes payments of advertisers; null where this site takes none. */
  payments: PaymentProvider | null
  /** Who else may vouch for people. */
  providers: SignInProviders
  /** Other people's servers that pages may call on. */
  thirdParties: ThirdPartySlots
  /** Counts what browsers tell, for the operators. */
  clientMetrics: ClientMetrics
  /** Counts what is promoted, for the operators. */
  adMetrics: AdMetrics
  log: Logger
  site: Site
}

/** What texts and links say about this installation. */
export interface Site {
  /** What it is called until the staff gives it a name; `siteName` of the brand is the name to show. */
  defaultName: string
  /** Origin without a trailing slash. */
  publicUrl: string
  /** Where every image address begins: absolute, without a trailing slash. */
  imageBase: string
  /** Those who work for the site act for it only behind a second factor. */
  requiresMfaOfEmployees: boolean
  /** Whether browsers tell their fingerprint, for limits on abuse. */
  takesFingerprints: boolean
  /** Whether comments can be translated for their readers. */
  canTranslate: boolean
  /** Whether it is kept secret that an address belongs to a member. */
  isRegistrationPrivate: boolean
  /** Where a business books a call about its ads; null where there is no such place. */
  bookingUrl: string | null
  /** Parts of an amount that are added as tax, by the country of the ad account; none where it is not named. */
  taxRates: Readonly<Record<string, number>>
  /** Who invoices are from, in lines: name, address, tax number; null for the name of the site. */
  invoiceSender: readonly string[] | null
  /** How long what browsers tell of use is kept. */
  eventKeepDays: number
  /** Regional hosts. */
  sites: Sites
  /** Key of signatures of bookmarks, mailed links and cookies. */
  secret: KeyObject
}
