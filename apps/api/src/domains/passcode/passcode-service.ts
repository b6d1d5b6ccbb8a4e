import { passcodeFault, plainPasscode, type PasscodeKind } from '@tessera/api-types/passcode/passcode-rules'
import type { PasscodeState } from '@tessera/api-types/passcode/views'
import type { Member } from '@tessera/shared-auth'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { recordSecurityEvent } from '../accounts/audit-service.ts'
import { notifyGuardian } from './guardian-emails.ts'
import { isPasscodeOf } from './passcode-hash.ts'
import { countTry, findPasscode, forgetTries, type PasscodeRow } from './passcode-store.ts'
import { toPasscodeState } from './passcode-view.ts'
import { MINUTE_MS } from '../../kernel/durations.ts'

const TRIES_IN_A_ROW = 5
const LOCK_MS = 15 * MINUTE_MS

type MemberContext = Pick<Context<Member>, 'viewer' | 'deps' | 'caller'>

/** As `passcodeStateOf`, from the passcode in a member's own row. */
export const passcodeStateFrom = (row: { backupEmail: string; isConfirmed: boolean } | null): PasscodeState =>
  toPasscodeState(
    row
      ? { backupEmail: row.backupEmail, backupEmailConfirmedAt: row.isConfirmed ? new Date(0) : null }
      : undefined,
  )

export const passcodeStateOf = async (db: Db, userId: string): Promise<PasscodeState> =>
  toPasscodeState(await findPasscode(db, userId))

/**
 * Goes on only with the account's parental passcode, where it has one. Called first by every change
 * of the seven guarded kinds, outside of their transaction: a wrong try counts though nothing else happens.
 * @throws DomainError PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED, INVALID_INPUT at `passcode`
 */
export async function requirePasscode(
  kind: PasscodeKind,
  passcode: string | null | undefined,
  context: MemberContext,
): Promise<void> {
  const row = await findPasscode(context.deps.read, context.viewer.userId)
  if (row) await provePasscode(row, passcode, { ...context, change: kind })
}

/** As `requirePasscode`, for changes of the passcode itself; throws PASSCODE_NOT_SET without one. */
export async function requireOwnPasscode(
  passcode: string | null | undefined,
  context: MemberContext,
): Promise<PasscodeRow> {
  const row = await findPasscode(context.deps.read, context.viewer.userId)
  if (!row) throw new DomainError('PASSCODE_NOT_SET')
  await provePasscode(row, passcode, { ...context, change: 'passcode' })
  return row
}

type Try = MemberContext & { change: PasscodeKind | 'passcode' }

async function provePasscode(
  row: PasscodeRow,
  given: string | null | undefined,
  context: Try,
): Promise<void> {
  const { viewer, deps } = context
  const { userId } = viewer
  const passcode = plainPasscode(given ?? '')
  const fault = passcodeFault(passcode)
  if (fault === 'required') throw new DomainError('PASSCODE_REQUIRED')
  if (fault)
    throw new DomainError('INVALID_INPUT', { fields: { passcode: { key: `field.passcode.${fault}` } } })
  const now = deps.now()
  const lockedUntil = new Date(now.getTime() + LOCK_MS)
  const tried = await countTry(deps.read, userId, { now, triesAllowed: TRIES_IN_A_ROW, lockedUntil })
  if (!tried) throw locked(row.lockedUntil ?? lockedUntil, now)
  if (await isPasscodeOf(tried.passcodeHash, passcode, { userId, secret: deps.site.secret })) {
    await forgetTries(deps.read, userId)
    return
  }
  await noteWrongTry(row, tried.lockedUntil !== null, context)
  throw tried.lockedUntil ? locked(tried.lockedUntil, now) : new DomainError('PASSCODE_WRONG')
}

const locked = (until: Date, now: Date) =>
  new DomainError('PASSCODE_LOCKED', { retryAfter: Math.ceil((until.getTime() - now.getTime()) / 1000) })

async function noteWrongTry(row: PasscodeRow, isLocked: boolean, { viewer, deps, caller, change }: Try) {
  const { userId } = viewer
  await deps.transact(async (tx) => {
    await recordSecurityEvent(tx, deps, caller, 'passcode.failed', userId, { change })
    if (!isLocked) return
    await recordSecurityEvent(tx, deps, caller, 'passcode.locked', userId)
    await notifyGuardian(tx, deps, { userId, ...row }, 'locked')
  })
}
