import type { Locale } from '@tessera/api-types/locales'
import { withoutDirectionSpans } from '@tessera/api-types/wire/scalars'
import { formatDay } from '@tessera/i18n/formats'
import { formatSum } from '@tessera/i18n/money'
import type { MessageValues } from '@tessera/i18n/translator'
import type { ServerTexts } from '../i18n/server-texts.ts'
import type { Deps, Mail } from '../kernel/deps.ts'
import { type Letterhead, toBodies } from './email.ts'
import type { Email, Money } from './emails.ts'

export interface EmailReader {
  locale: string
  /** Opens the email settings of a member; null for everybody else. */
  subscriptionToken: string | null
}

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]+/gu

/** Writes an email in the language of its reader. */
export function writeEmail(
  { name, to, values, picture, quote }: Email,
  { locale, subscriptionToken }: EmailReader,
  { brand, site, textsIn }: Pick<Deps, 'site' | 'textsIn'> & { brand: Letterhead['brand'] },
): Mail {
  const texts = textsIn(locale)
  const said = { site: brand.name, ...inWords(values, texts.locale) }
  const subject = texts.t(`email.${name}.subject`, said)
  const subscription =
    subscriptionToken === null ? null : subscriptionLinks(site.publicUrl, subscriptionToken)
  const bodies = toBodies(
    { brand, locale: texts.locale },
    {
      subject,
      paragraphs: texts.t(`email.${name}.text`, said).split(/\n{2,}/),
      quote: quote === undefined ? null : String(inOneLine(quote, texts.locale)),
      picture: picture ?? null,
      button: 'url' in values ? linkOf(texts, `email.${name}.button`, values.url) : null,
      closing: textOf(texts, `email.${name}.closing`, said),
      subscription: subscription && linkOf(texts, 'email.subscription', subscription.settings),
    },
  )
  const mail = { to, sender: brand.name, subject, ...bodies }
  return subscription ? { ...mail, headers: unsubscribing(subscription.unsubscribe) } : mail
}

type Value = string | number | Date | Money

const inWords = (values: Email['values'], locale: Locale): MessageValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, Value]) => [name, inOneLine(value, locale)]),
  )

/** A name cannot begin a paragraph of its own, nor turn the words around it. */
function inOneLine(value: Value, locale: Locale): string | number {
  if (typeof value === 'string') return withoutDirectionSpans(value).replaceAll(CONTROL_CHARACTERS, ' ')
  if (typeof value === 'number') return value
  if (value instanceof Date) return formatDay(value.toISOString(), locale)
  return formatSum(Math.floor(value.micros / 10_000 + 0.5) / 100, value.currency, locale)
}

const textOf = (texts: ServerTexts, key: string, values?: MessageValues): string | null =>
  texts.has(key) ? texts.t(key, values) : null

function linkOf(texts: ServerTexts, key: string, url: string) {
  const label = textOf(texts, key)
  return label === null ? null : { label, url }
}

const subscriptionLinks = (publicUrl: string, token: string) => ({
  settings: `${publicUrl}/email/subscription#token=${token}`,
  unsubscribe: `${publicUrl}/v3/email/unsubscribe/${token}/`,
})

/** What mail programs unsubscribe by. // RFC 8058 */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
