import type { PickerBoard } from '@tessera/api-types/boards/views'

export type PickerLists = { recent: PickerBoard[]; others: PickerBoard[] }

/** The boards in two groups: those last saved to, and the rest; each board stands once. */
export function pickerLists(shortlist: readonly PickerBoard[], all: readonly PickerBoard[]): PickerLists {
  const recent = [...shortlist]
  const seen = new Set(recent.map(({ id }) => id))
  return { recent, others: all.filter(({ id }) => !seen.has(id)) }
}
