import { DAY_SECONDS } from '../../kernel/durations.ts'

export const MIN_SIGN_UP_AGE = 13 // spec 001 §8
export const ADULT_AGE = 18
export const AGE_RESTRICTION_KEEP_SECONDS = DAY_SECONDS

/** Whole years from a birthday (`YYYY-MM-DD`) to a day in UTC; negative for one to come. */
export function ageInYears(birthday: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number)
  const years = now.getUTCFullYear() - year
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return hadBirthday ? years : years - 1
}

const OLDEST_AGE = 125

/** Whether somebody alive may have been born that day. */
export const isRealBirthday = (birthday: string, now: Date): boolean =>
  birthday <= now.toISOString().slice(0, 10) && ageInYears(birthday, now) <= OLDEST_AGE

export const isTooYoung = (birthday: string, now: Date): boolean =>
  ageInYears(birthday, now) < MIN_SIGN_UP_AGE

/** Below this age an account stays private. */
export const OPEN_PROFILE_AGE = 16

export const mayOpenProfile = (birthday: string | null, now: Date): boolean =>
  birthday === null || ageInYears(birthday, now) >= OPEN_PROFILE_AGE

export const isMinor = (birthday: string, now: Date): boolean => ageInYears(birthday, now) < ADULT_AGE
