import type { OperationName } from '../routes.ts'

export const PASSCODE_LENGTH = 4 // spec 001 §9
export const PARENTAL_MODAL_WIDTH = 656 // px; spec 001 §9

/** Settings that a parental passcode guards. // spec 001 §6 */
export const PASSCODE_KINDS = [
  'permissions',
  'mentions',
  'privacy',
  'account',
  'email',
  'password',
  'messages',
] as const
export type PasscodeKind = (typeof PASSCODE_KINDS)[number]

/** The changes that a set passcode is asked for, by operation. */
export const GUARDED_OPERATIONS: Readonly<Partial<Record<OperationName, PasscodeKind>>> = {
  'settings.updatePermissions': 'permissions',
  'settings.updateCommentFeatures': 'permissions',
  'settings.updateMentions': 'mentions',
  'settings.updatePrivacy': 'privacy',
  'consent.setThirdPartyMarketing': 'privacy',
  'users.updateProfile': 'account',
  'settings.updatePersonal': 'account',
  'account.deactivate': 'account',
  'account.delete': 'account',
  'auth.changeEmail': 'email',
  'auth.changePassword': 'password',
  'settings.updateMessages': 'messages',
}

const SAFETY_KINDS: readonly PasscodeKind[] = ['permissions', 'mentions', 'privacy', 'messages']

/**
 * Whether a young member without a passcode is warned first: a change of what keeps them safe
 * may go one way only, once there is a passcode.
 */
export const isUnidirectional = (
  kind: PasscodeKind,
  account: { is_under_18: boolean; parental_control_has_passcode: boolean },
): boolean => account.is_under_18 && !account.parental_control_has_passcode && SAFETY_KINDS.includes(kind)

export type PasscodeFault = 'required' | 'digits' | 'length'

/** A passcode as it is checked and kept: white space does not count. */
export const plainPasscode = (typed: string): string => typed.replace(/\s/g, '')

/** What a field keeps of what is typed: no white space, and nothing beyond the length. */
export const cutPasscode = (typed: string): string => plainPasscode(typed).slice(0, PASSCODE_LENGTH)

/** The first rule a passcode breaks, or null. // spec 001 §5 */
export function passcodeFault(typed: string): PasscodeFault | null {
  const passcode = plainPasscode(typed)
  if (passcode === '') return 'required'
  if (!/^[0-9]+$/.test(passcode)) return 'digits'
  return passcode.length === PASSCODE_LENGTH ? null : 'length'
}

const folded = (email: string): string => email.trim().toLowerCase()

/** Whether two addresses are one, in whatever case they are written. */
export const isSameEmail = (one: string, other: string): boolean => folded(one) === folded(other)
