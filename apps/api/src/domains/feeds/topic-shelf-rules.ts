const SHELVES = 6
const PINS_ON_A_SHELF = 10
/** With fewer a topic has no shelf. */
export const FEWEST_PINS = 4

interface ShelfRow {
  reasonId: string | null
  pinId: string | null
  aggregatedPinId: string
  isHidden: boolean
}

interface ShelfPlan {
  topicId: string
  pinIds: string[]
}

/** Shelves in the order of the rows; a picture of several topics stands on the first that shows it. */
export function planShelves(rows: readonly ShelfRow[]): ShelfPlan[] {
  const shelves: ShelfPlan[] = []
  const taken = new Set<string>()
  const seen = rows.filter(({ isHidden }) => !isHidden)
  for (const [topicId, ofTopic] of Map.groupBy(seen, ({ reasonId }) => reasonId)) {
    const chosen = ofTopic
      .filter(({ aggregatedPinId }) => !taken.has(aggregatedPinId))
      .slice(0, PINS_ON_A_SHELF)
    if (topicId === null || chosen.length < FEWEST_PINS) continue
    for (const { aggregatedPinId } of chosen) taken.add(aggregatedPinId)
    shelves.push({ topicId, pinIds: chosen.flatMap(({ pinId }) => pinId ?? []) })
    if (shelves.length === SHELVES) break
  }
  return shelves
}
