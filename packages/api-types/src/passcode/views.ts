import { z } from 'zod'

/** What a member sees of the parental passcode of their account. */
export const PasscodeState = z.object({
  parental_control_has_passcode: z.boolean(),
  /** Whether guarded changes need the passcode now. */
  parental_control_passcode_required: z.boolean(),
  /** Whether the backup address is still to be confirmed. */
  parental_control_passcode_verification_pending: z.boolean(),
  /** The backup address with all but its first letters hidden, such as `j***@e***.com`. */
  parental_control_anonymized_email: z.string().nullable(),
})
export type PasscodeState = z.output<typeof PasscodeState>
