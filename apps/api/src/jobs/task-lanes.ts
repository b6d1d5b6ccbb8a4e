import { READ_FEED } from '../domains/catalogs/ingest-service.ts'
import { ANSWER_NEW_EMAIL, ANSWER_SIGN_UP } from '../domains/identity/held-sign-up-service.ts'
import { MAIL_RESET_LINK } from '../domains/identity/password-reset-service.ts'
import { SEND_MAIL } from '../mail/mailer.ts'
import { SEND_TEXT } from '../texts/text-sender.ts'

/** What somebody waits for in front of the screen, and is done in a moment. */
export const urgentTasks: ReadonlySet<string> = new Set([
  SEND_MAIL,
  SEND_TEXT,
  MAIL_RESET_LINK,
  ANSWER_SIGN_UP,
  ANSWER_NEW_EMAIL,
])

/** What waits for servers of others, minutes at times: it runs beside other work and keeps no place from it. */
export const slowTasks: ReadonlySet<string> = new Set([READ_FEED])
