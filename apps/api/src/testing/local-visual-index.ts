import { PackedIndex } from '../images/packed-index.ts'
import type { VisualIndex } from '../images/visual-index.ts'

/** The visual index without its thread. */
export function localVisualIndex(): VisualIndex {
  const index = new PackedIndex()
  return {
    add: async (entries) => entries.forEach((entry) => index.add(entry)),
    remove: async (ids) => ids.forEach((id) => index.remove(id)),
    nearest: async (descriptor, k) => index.nearest(descriptor, k),
    size: async () => index.size,
    ids: async () => [...index.ids],
    onLost: () => () => undefined,
    close: async () => undefined,
  }
}
