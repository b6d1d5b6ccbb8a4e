/** A slip of the hand; longer words take two. */
const slipsIn = (word: string): number => (word.length <= 5 ? 1 : 2)

/** Letters to add, leave out, change or swap with their neighbor until one word is the other. */
export function slipsBetween(one: string, other: string): number {
  const [from, to] = [Array.from(one), Array.from(other)]
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)]
  for (const [row, letter] of from.entries()) {
    const [above = [], twoAbove = []] = [rows[row], rows[row - 1]]
    const current = [row + 1]
    for (const [column, wanted] of to.entries()) {
      const isSwap = row > 0 && column > 0 && letter === to[column - 1] && wanted === from[row - 1]
      current.push(
        Math.min(
          (above[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
          (above[column] ?? 0) + (letter === wanted ? 0 : 1),
          isSwap ? (twoAbove[column - 1] ?? 0) + 1 : Infinity,
        ),
      )
    }
    rows.push(current)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** The known word that was meant, of those like it: the one with the fewest slips; null where it is another word. */
export function meantWord(word: string, known: readonly string[]): string | null {
  const near = known
    .map((one) => ({ one, slips: slipsBetween(word, one) }))
    .filter(({ slips }) => slips <= slipsIn(word))
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.one ?? null
}
