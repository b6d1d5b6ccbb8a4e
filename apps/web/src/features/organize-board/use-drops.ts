import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { placed, placingNext } from './placing.ts'
import type { Held, Target } from './use-drag.ts'
import { usePlacing } from './use-placing.ts'

type Options = {
  from: PinLocation
  /** The pins on the screen. */
  ids: readonly string[]
  chosen: readonly string[]
  sections: readonly Section[]
  onSortSections: ((ids: string[]) => unknown) | undefined
  onMove: (pinIds: string[], target: { place: PinLocation; name: string }) => Promise<void>
}

/** Carries out what is dropped where, and the steps of the one chosen pin. A chosen pin takes the others along to a section. */
export function useDrops({ from, ids, chosen, sections, onSortSections, onMove }: Options) {
  const place = usePlacing(from, ids)
  const onDrop = (held: Held, { kind, id, side }: Target) => {
    if (side !== 'on') {
      const placing = { pinId: held.id, neighborId: id, side }
      if (held.kind === 'pin') return void place(placing)
      const order = sections.map((section) => section.id)
      return void onSortSections?.(placed(order, placing))
    }
    const section = kind === 'section' && sections.find((one) => one.id === id)
    if (!section) return
    const pinIds = chosen.includes(held.id) ? [...chosen] : [held.id]
    void onMove(pinIds, { place: { boardId: from.boardId, sectionId: id }, name: section.title })
  }
  const [only, ...others] = chosen
  const canStep = only !== undefined && others.length === 0 && ids.includes(only)
  const onStep = (step: 1 | -1) => {
    const placing = canStep && placingNext(ids, only, step)
    if (placing) void place(placing)
  }
  return { onDrop, onStep: canStep ? onStep : undefined }
}
