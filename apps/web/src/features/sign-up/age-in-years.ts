export const ADULT_AGE = 18 // spec 001 §6

/** Whole years between two days written as `YYYY-MM-DD`. */
export function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
