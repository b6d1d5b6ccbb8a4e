/** The least round number that is not below any value, to draw them against. */
export function ceilingOf(values: readonly number[]): number {
  const most = Math.max(1, ...values)
  const step = 10 ** Math.floor(Math.log10(most))
  return [1, 2, 5, 10].map((times) => times * step).find((round) => round >= most) ?? most
}
