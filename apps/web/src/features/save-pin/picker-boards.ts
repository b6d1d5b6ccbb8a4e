import type { PickerBoard } from '@tessera/api-types/boards/views'

export type PickerLists = { recent: PickerBoard[]; others: PickerBoard[] }

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()

/** Whether each word of the query stands somewhere in the name, whatever its case and accents. */
export function isFound(name: string, query: string): boolean {
  const text = folded(name)
  return folded(query)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

/** The boards in two groups: those last saved to, and the rest; each board stands once. */
export function pickerLists(shortlist: readonly PickerBoard[], all: readonly PickerBoard[]): PickerLists {
  const recent = [...shortlist]
  const seen = new Set(recent.map(({ id }) => id))
  return { recent, others: all.filter(({ id }) => !seen.has(id)) }
}
