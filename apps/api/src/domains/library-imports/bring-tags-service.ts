import { bringPinTags } from '../pins/pin-tag-service.ts'
import type { ImportDeps, Work } from './apply-service.ts'
import { findPinsByRefs, listTaggedItems } from './item-store.ts'

const ITEMS_AT_ONCE = 200

/** Once all pins are there, their pictures point at each other again. */
export async function bringTags({ row, importer }: Work, deps: ImportDeps): Promise<void> {
  for (let after = 0; ;) {
    const items = await listTaggedItems(deps.read, row.id, { after, limit: ITEMS_AT_ONCE })
    const refs = items.flatMap(({ tags }) => tags.flatMap(({ pins }) => pins))
    const pinOf = await findPinsByRefs(deps.read, row.id, refs)
    await deps.transact(async (tx) => {
      for (const { pinId, tags } of items) {
        const shown = tags
          .map(({ pins, ...place }) => ({ ...place, pin_ids: pins.flatMap((ref) => pinOf.get(ref) ?? []) }))
          .filter(({ pin_ids }) => pin_ids.length > 0)
        if (shown.length > 0) await bringPinTags(tx, importer, { pinId, tags: shown })
      }
    })
    if (items.length < ITEMS_AT_ONCE) return
    after = items.at(-1)?.sequence ?? after
  }
}
