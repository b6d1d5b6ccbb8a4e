/** Employees count as enabled through the name of their group. // spec 001 §4 */
export const isEnabledGroup = (group: string | null): boolean =>
  group !== null && /^(?:enabled|employee)/.test(group)
