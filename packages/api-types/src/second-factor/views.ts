import { z } from 'zod'
import { Id, Timestamp } from '../wire/scalars.ts'

/** What a second step may be made of. */
export const Factor = z.enum(['totp', 'sms', 'passkey', 'recovery_code'])
export type Factor = z.output<typeof Factor>

/** What a fresh proof may be made of. */
export const ProofMethod = z.enum(['password', 'totp', 'sms', 'passkey', 'recovery_code'])
export type ProofMethod = z.output<typeof ProofMethod>

/** `extraData` of MFA_REQUIRED: what the second step of a login needs. */
export const MfaChallenge = z.object({
  mfa_token: z.string(),
  phone_number_end: z.string().nullable(),
  factors: z.array(Factor),
})
export type MfaChallenge = z.output<typeof MfaChallenge>

export const PasskeyView = z.object({
  id: Id,
  name: z.string(),
  created_at: Timestamp,
  last_used_at: Timestamp.nullable(),
})
export type PasskeyView = z.output<typeof PasskeyView>

/** How a member's account is guarded; for the member alone. */
export const SecurityView = z.object({
  has_password: z.boolean(),
  has_mfa_enabled: z.boolean(),
  /** The site asks this member for a second step before they may act for it. */
  is_mfa_required: z.boolean(),
  app_added_at: Timestamp.nullable(),
  passkeys: z.array(PasskeyView),
  phone_number_end: z.string().nullable(),
  can_use_phone: z.boolean(),
  recovery_codes_left: z.number(),
})
export type SecurityView = z.output<typeof SecurityView>

/** A change of factors; recovery codes are in the response once, when they are new. */
export const FactorChange = z.object({
  security: SecurityView,
  recovery_codes: z.array(z.string()).nullable(),
})
export type FactorChange = z.output<typeof FactorChange>

export const ProofView = z.object({
  methods: z.array(ProofMethod),
  phone_number_end: z.string().nullable(),
  /** Until then grave changes ask for nothing more; null when they do. */
  proved_until: Timestamp.nullable(),
})
export type ProofView = z.output<typeof ProofView>
