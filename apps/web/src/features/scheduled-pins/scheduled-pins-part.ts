import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'

/** One's pins that wait, brought where there are some. */
export const ScheduledPins = partWithTexts(['schedule', 'boards'], () =>
  import('./ScheduledPins.tsx').then((module) => module.ScheduledPins),
)
