/** The simplified grid: its group is the value of the flag. spec 000 §9 */
export const SIMPLIFIED_GRID = 'hide_footer'
