import { textsByLocale, type Texts, type Translations } from '@tessera/i18n/texts-by-locale'
import type { EmailName } from '../mail/emails.ts'
import { messages as email } from './messages/en_US/email.ts'
import { messages as merchants } from './messages/en_US/merchants.ts'
import { messages as pages } from './messages/en_US/pages.ts'
import { messages as recommendations } from './messages/en_US/recommendations.ts'
import { messages as textMessages } from './messages/en_US/text-messages.ts'

/** Each email has a subject and a text; where its values have an address, a button too. */
export type EmailMessages = Record<
  `email.${EmailName}.${'subject' | 'text'}` | 'email.subscription',
  string
> &
  Partial<Record<`email.${EmailName}.${'button' | 'closing'}`, string>>

const english = { ...email, ...textMessages, ...pages, ...merchants, ...recommendations }

export type ServerTextKey = keyof typeof english
export type ServerTexts = Texts<ServerTextKey>

/** The languages besides English that what the server writes is in. */
const translations: Translations<ServerTextKey> = {}

/** Everything the server itself writes, by the language of its reader. Tests give other languages. */
export const openServerTexts = (others: Translations<ServerTextKey> = translations) =>
  textsByLocale<ServerTextKey>(english, others)
