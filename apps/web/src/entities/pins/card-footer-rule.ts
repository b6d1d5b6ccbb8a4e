import { SIMPLIFIED_GRID as FLAG } from '@tessera/api-types/experiments/experiment-flags'

/** The simplified grid experiment. spec 000 §9 */
export const SIMPLIFIED_GRID = {
  experimentId: 1000069,
  experienceId: 500417,
  flag: FLAG,
} as const

/** Whether a card names the creator of the pin: to visitors always, to members only where the experiment shows it. */
export const hasCardFooter = (isSignedIn: boolean, hideFooter: string | null): boolean =>
  !isSignedIn || hideFooter === 'false'
