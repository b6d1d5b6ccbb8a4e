import type { PickerBoard } from '@tessera/api-types/boards/views'

export type PickerLists = { recent: PickerBoard[]; others: PickerBoard[] }

/** The boards in two groups: those last saved to, and the rest; each board stands once, the one that holds the pin alone. */
export function pickerLists(
  shortlist: readonly PickerBoard[],
  all: readonly PickerBoard[],
  hereId?: string,
): PickerLists & { here: PickerBoard | undefined } {
  const recent = shortlist.filter(({ id }) => id !== hereId)
  const seen = new Set([...recent.map(({ id }) => id), hereId])
  return {
    recent,
    others: all.filter(({ id }) => !seen.has(id)),
    here: [...shortlist, ...all].find(({ id }) => id === hereId),
  }
}
