/** The simplified grid experiment. spec 000 §9 */
export const SIMPLIFIED_GRID = { experimentId: 1000069, experienceId: 500417, flag: 'hide_footer' } as const

/** Whether a card says who made the pin: to visitors always, to members only where the experiment shows it. */
export function hasCardFooter(isSignedIn: boolean, experiments: Readonly<Record<string, string>>): boolean {
  return !isSignedIn || experiments[SIMPLIFIED_GRID.flag] === 'false'
}
