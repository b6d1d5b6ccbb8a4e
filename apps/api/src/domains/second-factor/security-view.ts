import type { PasskeyView, SecurityView } from '@tessera/api-types/second-factor/views'
import { isMfaOn, phoneEnd } from './factor-rules.ts'
import type { FactorsRow, Person } from './factor-store.ts'
import type { PasskeyRow } from './passkey-store.ts'

export const toPasskeyView = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

interface Guards {
  person: Person
  factors: FactorsRow
  passkeys: readonly PasskeyRow[]
  hasTexts: boolean
  isRequiredOfEmployees: boolean
}

export function toSecurityView(guards: Guards): SecurityView {
  const { person, factors, passkeys, hasTexts, isRequiredOfEmployees } = guards
  return {
    has_password: person.hasPassword,
    has_mfa_enabled: isMfaOn(factors),
    is_mfa_required: person.isEmployee && isRequiredOfEmployees,
    app_added_at: factors.appAddedAt?.toISOString() ?? null,
    passkeys: passkeys.map(toPasskeyView),
    phone_number_end: factors.phoneNumber && phoneEnd(factors.phoneNumber),
    can_use_phone: hasTexts,
    recovery_codes_left: Number(factors.recoveryCodeCount),
  }
}
