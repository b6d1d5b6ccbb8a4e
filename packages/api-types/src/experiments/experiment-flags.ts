/** The simplified grid: its group is the value of the flag. spec 000 §9 */
export const SIMPLIFIED_GRID = 'hide_footer'

/** Employees count as enabled through the name of their group. // spec 001 §4 */
export const isEnabledGroup = (group: string | null): boolean =>
  group !== null && /^(?:enabled|employee)/.test(group)
