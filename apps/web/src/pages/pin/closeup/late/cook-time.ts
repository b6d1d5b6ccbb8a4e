import type { Translate } from '../../../../shared/i18n/translator.ts'

const HOUR_MIN = 60

/** Minutes as people say them: `45 min`, `2 h`, `1 h 20 min`. */
export function cookTime(minutes: number, t: Translate<'closeup'>): string {
  const hours = Math.floor(minutes / HOUR_MIN)
  const rest = minutes % HOUR_MIN
  if (hours === 0) return t('recipe.minutes', { count: rest })
  return rest === 0 ? t('recipe.hours', { hours }) : t('recipe.hoursMinutes', { hours, minutes: rest })
}
