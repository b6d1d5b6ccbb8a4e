import { z } from 'zod'
import { LAST_NODE } from './db/ids.ts'
import { AdPixels, ConsentCountries, UntrackedCountries } from './third-party-slots/slot-settings.ts'
import { InvoiceSender, TaxRates } from './payments/invoice-settings.ts'
import { SiteSettings } from './sites/site-settings.ts'
import { ProviderSettings } from './sign-in-providers/provider-settings.ts'

const flag = z.stringbool().optional()
const port = z.coerce.number().int().min(0).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

interface Variable {
  name: string
  about: string
  schema: z.ZodType
  /** A secret may also be given as a file, by the same name with `_FILE`. */
  isSecret?: boolean
}

/** An empty one, as after a comma too many, would let anybody sign. */
const EventSecrets = z
  .string()
  .refine((value) => value.split(',').every((secret) => secret.trim().length >= 16), {
    error: 'each secret needs at least 16 characters',
  })

const variable = <S extends z.ZodType>(about: string, schema: S, isSecret = false) => ({
  about,
  schema,
  isSecret,
})

/** Every environment variable the server reads, with what it means: also the source of the README's table. */
export const variables = {
  PORT: variable('Port to listen on.', port.default(3000)),
  HOST: variable('Address to listen on.', z.string().default('127.0.0.1')),
  PUBLIC_URL: variable(
    'Origin people reach the site at; default `http://localhost:PORT`.',
    origin.optional(),
  ),
  SITE_NAME: variable(
    'Name of this site until its staff sets one in the console.',
    z.string().min(1).max(40).default('Tessera'),
  ),
  DATA_DIR: variable(
    'Folder of the embedded database, uploads and outgoing mail.',
    z.string().default('.data'),
  ),
  DATABASE_URL: variable(
    'PostgreSQL 15 or newer; without it an embedded server runs in DATA_DIR.',
    z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    true,
  ),
  DATABASE_FSYNC: variable('Off for tests alone: nothing waits for the disk.', z.stringbool().default(true)),
  DATABASE_REPLICA_URLS: variable(
    'Comma-separated replicas for reads that may lag.',
    z.string().default(''),
    true,
  ),
  REDIS_URL: variable(
    'Redis for rate limits and messages across processes.',
    z.url({ protocol: /^rediss?$/ }).optional(),
    true,
  ),
  S3_ENDPOINT: variable('S3 endpoint for images; without it they are files in DATA_DIR.', z.url().optional()),
  S3_REGION: variable('Region of the bucket.', z.string().default('us-east-1')),
  S3_BUCKET: variable('Bucket of images.', z.string().optional()),
  S3_ACCESS_KEY_ID: variable('Key id for the bucket.', z.string().optional(), true),
  S3_SECRET_ACCESS_KEY: variable('Secret key for the bucket.', z.string().optional(), true),
  IMAGE_HOST: variable(
    'Origin that serves `/{size}/aa/bb/cc/{signature}.jpg`; default `/images` of PUBLIC_URL, or without that of the host that a caller used. It must ask this server: one that reads the bucket past it checks nothing, and shows pictures of secret boards to everyone who has the address.',
    origin.optional(),
  ),
  SMTP_URL: variable(
    'Mail server; without it mail is kept in DATA_DIR.',
    z.url({ protocol: /^smtps?$/ }).optional(),
    true,
  ),
  MAIL_FROM: variable(
    'Sender of mail; an address alone is sent under the name of the site.',
    z.string().default('no-reply@localhost'),
  ),
  TEXT_GATEWAY: variable(
    'Where text messages with login codes go: an address that takes `{id, to, text}` by POST, or `folder` for files in DATA_DIR; off without it.',
    z.union([z.literal('folder'), z.url({ protocol: /^https?$/ })]).optional(),
  ),
  TEXT_GATEWAY_TOKEN: variable('Bearer token for TEXT_GATEWAY.', z.string().optional(), true),
  TRANSLATION_URL: variable(
    'Service that translates comments on demand: an address that takes `{q, source, target, format, api_key}` by POST and answers `{translatedText}`, as LibreTranslate’s `/translate` does; off without it.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  TRANSLATION_KEY: variable('Key for TRANSLATION_URL.', z.string().optional(), true),
  REQUIRE_MFA_FOR_EMPLOYEES: variable(
    'Those who work for the site act for it only once they have a second factor.',
    flag,
  ),
  SECRET_KEY: variable(
    'At least 32 characters, or `raw:` and the bytes of a `secret-key` file in base64url; signs bookmarks, links and cookies, and seals second factors. Made and kept in DATA_DIR when absent.',
    z.string().min(32).optional(),
    true,
  ),
  METRICS_TOKEN: variable(
    'Bearer token of `/metrics`; without it the page is off.',
    z.string().min(16).optional(),
    true,
  ),
  TRUSTED_PROXIES: variable(
    'Comma-separated addresses or ranges whose X-Forwarded-For is believed.',
    z.string().default(''),
  ),
  APP_LINK: variable(
    'Where the phone app of this site is to be had; without it phones are offered to install the site itself.',
    z.url({ protocol: /^https$/ }).optional(),
  ),
  COUNTRY_HEADER: variable(
    'Header in which your proxy sends the country code of the visitor, such as `cf-ipcountry`.',
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  ),
  REGION_HEADER: variable(
    'Header in which your proxy sends the region code of the visitor, such as `cf-region-code`.',
    z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
  ),
  SITES: variable(
    'Regional hosts as a JSON list of `site`, `host`, `country` and `locale`; a session is carried to them. Other names, such as `de.` before the main host, only set the country.',
    SiteSettings.default([]),
  ),
  DEMO: variable('Fill an empty database with a demo world; default on for the embedded database.', flag),
  DEV_TOOLS: variable(
    'Show the mail page at `/dev/mail` to requests of this machine; default on for the embedded database while only this machine is served.',
    flag,
  ),
  ROLES: variable(
    'Comma-separated parts this process plays: web, api, worker.',
    z.string().default('web,api,worker'),
  ),
  NODE_NUMBER: variable(
    `0 to ${LAST_NODE}, distinct for each process at work.`,
    z.coerce.number().int().min(0).max(LAST_NODE).default(0),
  ),
  WEB_PROCESSES: variable(
    'Processes of this machine that share the port; the first of them plays all ROLES, the others all but worker. They take the NODE_NUMBERs from the given one on.',
    z.coerce.number().int().min(1).max(64).default(1),
  ),
  LOG_LEVEL: variable(
    'trace, debug, info, warn, error or silent.',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ),
  SOCIAL_PROVIDERS: variable(
    'Sign-in providers as a JSON list: `slot`, `name`, `issuer`, `client_id`, `client_secret`, and `kind` `openid` or `oauth2`; see docs/social-login.md.',
    ProviderSettings,
    true,
  ),
  SIGNIN_SCRIPT_URL: variable(
    'One-tap sign-in script, whose ID tokens are those of the `google` slot; off without it.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  PAYMENTS: variable(
    'Who takes payments of advertisers: `trial`, which takes any card and no money; `hosted`, a provider on whose pages cards are entered, see docs/operating.md; `stripe`, the same by the API of Stripe; or `off`, where promotions cannot be launched.',
    z.enum(['trial', 'hosted', 'stripe', 'off']).default('trial'),
  ),
  PAYMENTS_URL: variable(
    'Origin of the payment provider’s API, not needed with `stripe`; with `hosted` and without it, a site of this machine alone starts a provider for trying out on PORT + 1.',
    origin.optional(),
  ),
  PAYMENTS_KEY: variable('Bearer token for the payment provider.', z.string().min(8).optional(), true),
  PAYMENTS_EVENT_SECRET: variable(
    'What signs the events that the payment provider sends to `/payments/events`; several, comma-separated, while it is changed.',
    EventSecrets.optional(),
    true,
  ),
  TAX_RATES: variable(
    'Taxes on invoices of advertisers in percent, by the country of the ad account, such as `DE=19,FR=20`; none elsewhere.',
    TaxRates,
  ),
  INVOICE_SENDER: variable(
    'Who invoices of advertisers are from: name, address and tax number, the lines separated by semicolons; the site’s name by default.',
    InvoiceSender.optional(),
  ),
  CONSENT_COUNTRIES: variable(
    'Comma-separated countries whose people are asked before optional cookies; `UNKNOWN`, which is among them by default, stands for those of no known country.',
    ConsentCountries,
  ),
  UNTRACKED_COUNTRIES: variable(
    'Comma-separated countries in which a browser notes nothing of a visitor; nothing is noted where the country is unknown.',
    UntrackedCountries,
  ),
  EVENT_KEEP_DAYS: variable(
    'Days that usage events are kept, 8 or more; daily counts of pins stay.',
    z.coerce.number().int().min(8).max(3650).default(90),
  ),
  BOOKING_URL: variable(
    'Where new businesses book a call about their first ads; without it they ask for one, and it stands among the feedback.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  AD_PIXELS: variable(
    'Advertising pixels as a JSON list: `name`, `url` with `{url}`, `{referrer}`, `{user_hash}`, `{event}`, `kind` `conversion`, `social` or `search`, and `regions` such as `["US", "-US-CA"]`.',
    AdPixels,
    true,
  ),
  TAG_MANAGER_URL: variable(
    'Script of a tag manager, loaded with consent to marketing; off without it.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  AD_TAG_URL: variable(
    'Script of an advertising tag, loaded as the tag manager is and only where the experiment `ad_tag` is on.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  AD_FRAME_URL: variable(
    'Page of the hidden advertising frame; off without it.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  CHALLENGE_PROVIDER: variable(
    'The bot check at sign-up, after failed logins and at password resets: `none`, `local` (a puzzle for the browser) or `external`.',
    z.enum(['none', 'local', 'external']).default('none'),
  ),
  CHALLENGE_SCRIPT_URL: variable(
    'Script of the external challenge, which offers `grecaptcha.enterprise.execute`.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  CHALLENGE_SITE_KEY: variable('Site key of the external challenge.', z.string().optional()),
  CHALLENGE_VERIFY_URL: variable(
    'Where tokens of the external challenge are verified: takes `secret` and `response` by POST, answers `success`, `action` and `challenge_ts`.',
    z.url({ protocol: /^https?$/ }).optional(),
  ),
  CHALLENGE_SECRET: variable('Secret of the external challenge.', z.string().optional(), true),
  FINGERPRINTS: variable(
    'Browsers send a fingerprint, where people allow it, for limits on abuse; off by default.',
    flag,
  ),
  PRIVATE_REGISTRATION: variable(
    'Keeps secret whether an address belongs to a member: a sign-up is finished by a mailed link, and the owner of an existing account gets an email. Off by default: the sign-up then says that the account exists.',
    flag,
  ),
  RATE_LIMITS: variable('`false` switches rate limits off, for load tests.', z.stringbool().default(true)),
  WEB_DEV: variable('Serve both apps through their development servers.', flag),
} as const satisfies Record<string, Omit<Variable, 'name'>>
