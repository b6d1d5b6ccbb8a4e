import type { CallerInfo } from '../../kernel/context.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DAY_MS } from '../../kernel/durations.ts'
import { deleteAuditEventsBefore, insertAuditEvent, type AuditEvent } from './audit-store.ts'

export { forgetActor } from './audit-store.ts'

const EVENTS_KEEP_MS = 365 * DAY_MS

export type SecurityEvent =
  | 'social.connected'
  | 'social.disconnected'
  | 'account.created'
  | 'account.deactivated'
  | 'account.deletion-asked'
  | 'data-export.asked'
  | 'account.reactivated'
  | 'login.succeeded'
  | 'login.failed'
  | 'logout'
  | 'account.switched'
  | 'session.ended'
  | 'sessions.ended'
  | 'password.changed'
  | 'password.reset'
  | 'password.reset-asked'
  | 'email.verified'
  | 'email.change-asked'
  | 'email.changed'
  | 'mfa.asked'
  | 'mfa.failed'
  | 'mfa.enabled'
  | 'mfa.disabled'
  | 'factor.added'
  | 'factor.removed'
  | 'recovery-codes.renewed'
  | 'recovery-code.used'
  | 'login.limited'
  | 'proof.given'
  | 'proof.failed'
  | 'passcode.set'
  | 'passcode.changed'
  | 'passcode.removed'
  | 'passcode.recovered'
  | 'passcode.recovery-asked'
  | 'passcode.email-confirmed'
  | 'passcode.failed'
  | 'passcode.locked'

/** Writes down what happened to an account, by whom and from where; never a secret. */
export const recordSecurityEvent = (
  tx: Db,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
  { ip, userAgent }: Pick<CallerInfo, 'ip' | 'userAgent'>,
  event: SecurityEvent,
  actorId: string | null,
  details: AuditEvent['details'] = {},
): Promise<void> => insertAuditEvent(tx, { id: newId(), at: now(), actorId, event, ip, userAgent, details })

/** Forgets what happened to accounts more than a year ago; returns how much. */
export const forgetOldSecurityEvents = ({ read, now }: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  deleteAuditEventsBefore(read, new Date(now().getTime() - EVENTS_KEEP_MS))
