import { MAX_SHORTCUTS, SHORTCUT_LABEL_MAX } from '@tessera/api-types/content-limits'
import type { CustomShortcut } from '@tessera/api-types/entity-properties/shortcuts'

const HALF_A_CHARACTER = /[\uD800-\uDBFF]$/

export type Shortcuts = readonly CustomShortcut[]

/** Why a page cannot become a shortcut; null where it can. */
export function whyNotAdded(shortcuts: Shortcuts, href: string): 'taken' | 'full' | null {
  if (shortcuts.some((each) => each.href === href)) return 'taken'
  return shortcuts.length >= MAX_SHORTCUTS ? 'full' : null
}

export const added = (shortcuts: Shortcuts, shortcut: CustomShortcut): Shortcuts => [
  ...shortcuts,
  { ...shortcut, label: labelFrom(shortcut.label) },
]

/** As much of a title as a label holds. */
const labelFrom = (title: string): string =>
  title.trim().slice(0, SHORTCUT_LABEL_MAX).replace(HALF_A_CHARACTER, '')

export const renamed = (shortcuts: Shortcuts, id: string, label: string): Shortcuts =>
  shortcuts.map((each) => (each.id === id ? { ...each, label: label.trim() } : each))

export const removed = (shortcuts: Shortcuts, id: string): Shortcuts =>
  shortcuts.filter((each) => each.id !== id)

/** One place up or down; at the edge nothing moves. */
export function moved(shortcuts: Shortcuts, id: string, by: -1 | 1): Shortcuts {
  const from = shortcuts.findIndex((each) => each.id === id)
  const to = from + by
  const shortcut = shortcuts[from]
  if (!shortcut || to < 0 || to >= shortcuts.length) return shortcuts
  return shortcuts.toSpliced(from, 1).toSpliced(to, 0, shortcut)
}
