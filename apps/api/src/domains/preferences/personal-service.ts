import type { FieldTextKey } from '@tessera/api-types/error-texts'
import type { Gender } from '@tessera/api-types/preferences/setting-choices'
import type { PersonalDetails } from '@tessera/api-types/preferences/views'
import type { Member } from '@tessera/shared-auth'
import { holdVisibility } from '../../db/pin-listing.ts'
import type { Context } from '../../kernel/context.ts'
import type { Db } from '../../kernel/deps.ts'
import { DomainError, fieldError } from '../../kernel/domain-error.ts'
import { changePrivacy } from '../follows/profile-privacy-service.ts'
import { isMinor, isTooYoung } from '../accounts/age-rules.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { lockBirthday } from '../users/user-service.ts'
import { findPersonal, type PersonalRow, savePersonal } from './personal-store.ts'

interface PersonalInput {
  birthday?: string | undefined
  gender?: Gender | null | undefined
  custom_gender?: string | null | undefined
  country?: string | undefined
  locale?: string | undefined
  passcode?: string | null | undefined
}

/** Personal details, visible to the member alone; throws USER_NOT_FOUND. */
export async function readPersonal(db: Db, userId: string): Promise<PersonalDetails> {
  const row = await findPersonal(db, userId)
  if (!row) throw new DomainError('USER_NOT_FOUND')
  const { birthday, gender, customGender, country, locale } = row
  return { birthday, gender, custom_gender: customGender, country, locale }
}

/** Changes what was sent. A birthday that shows a minor closes the profile, and a minor's stays as it is. */
export async function updatePersonal(
  input: PersonalInput,
  context: Context<Member>,
): Promise<PersonalDetails> {
  const { viewer, deps } = context
  await requirePasscode('account', input.passcode, context)
  return deps.transact(async (tx) => {
    await holdVisibility(tx, [viewer.userId])
    const old = await lockBirthday(tx, viewer.userId)
    const { birthday } = input
    const isNew = birthday !== undefined && birthday !== old
    if (isNew) refuseBirthday(birthday, old, deps.now())
    await savePersonal(tx, viewer.userId, changesOf(input))
    if (isNew && isMinor(birthday, deps.now())) await changePrivacy(tx, viewer.userId, true, deps)
    return readPersonal(tx, viewer.userId)
  })
}

function refuseBirthday(birthday: string, old: string | null, now: Date): void {
  const refuse = (key: FieldTextKey) => fieldError('INVALID_INPUT', 'birthday', { key })
  if (old !== null && isMinor(old, now)) throw refuse('field.birthdayMinor')
  if (birthday > now.toISOString().slice(0, 10)) throw refuse('field.birthdayPast')
  if (isTooYoung(birthday, now)) throw refuse('field.birthdayYoung')
}

/** Own words belong to the choice of them alone. */
const changesOf = ({
  birthday,
  gender,
  custom_gender,
  country,
  locale,
}: PersonalInput): Partial<PersonalRow> => ({
  ...(birthday !== undefined && { birthday }),
  ...(gender !== undefined && { gender, customGender: gender === 'custom' ? (custom_gender ?? null) : null }),
  ...(country !== undefined && { country }),
  ...(locale !== undefined && { locale }),
})
