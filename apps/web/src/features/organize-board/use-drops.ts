import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { placed, placingNext } from './placing.ts'
import type { Selection } from './selection.ts'
import type { Held, Target } from './use-drag.ts'
import { usePlacing } from './use-placing.ts'

type Options = {
  from: PinLocation
  /** The pins on the screen. */
  ids: readonly string[]
  chosen: readonly string[]
  sections?: readonly Section[]
  onSortSections?: (ids: string[]) => unknown
  /** Returns the pins that an error left as they were. */
  onMove: (
    pinIds: readonly string[],
    target: { place: PinLocation; name: string },
  ) => Promise<readonly string[]>
  setSelection: (selection: Selection) => void
  onChanged: () => void
}

/** Carries out what is dropped where, and the steps of the one chosen pin. A chosen pin takes the others along to a section. */
export function useDrops({ from, ids, chosen, sections = [], onSortSections, ...more }: Options) {
  const place = usePlacing(from, ids)
  const move = async (pinIds: readonly string[], { id: sectionId, title: name }: Section) => {
    const left = await more.onMove(pinIds, { place: { boardId: from.boardId, sectionId }, name })
    more.setSelection(new Set(chosen.filter((id) => left.includes(id) || !pinIds.includes(id))))
    if (left.length < pinIds.length) more.onChanged()
  }
  const onDrop = (held: Held, { kind, id, side }: Target) => {
    if (side !== 'on') {
      const placing = { pinId: held.id, neighborId: id, side }
      if (held.kind === 'pin') return void place(placing)
      const order = sections.map((section) => section.id)
      return void onSortSections?.(placed(order, placing))
    }
    const section = kind === 'section' && sections.find((one) => one.id === id)
    if (section) void move(chosen.includes(held.id) ? chosen : [held.id], section)
  }
  const [only, ...others] = chosen
  const canStep = only !== undefined && others.length === 0 && ids.includes(only)
  const onStep = (step: 1 | -1) => {
    const placing = canStep && placingNext(ids, only, step)
    if (placing) void place(placing)
  }
  return { onDrop, onStep: canStep ? onStep : undefined }
}
