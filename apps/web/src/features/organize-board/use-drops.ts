import { type Dispatch, type SetStateAction, useRef } from 'react'
import type { PinLocation } from '../../entities/pins/pin-moves.ts'
import type { Section } from '../../entities/sections/sections-slice.ts'
import { placed, placingNext } from './placing.ts'
import { type Selection, without } from './selection.ts'
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
  setSelection: Dispatch<SetStateAction<Selection>>
  onChanged: () => void
}

/** Carries out what is dropped where, and the steps of the one chosen pin. A chosen pin takes the others along to a section. */
export function useDrops({ from, ids, chosen, sections = [], onSortSections, ...more }: Options) {
  const place = usePlacing(from, ids)
  const leaving = useRef<ReadonlySet<string>>(new Set())
  const move = async (pinIds: readonly string[], { id: sectionId, title: name }: Section) => {
    leaving.current = new Set([...leaving.current, ...pinIds])
    const left = await more.onMove(pinIds, { place: { boardId: from.boardId, sectionId }, name })
    leaving.current = without(leaving.current, pinIds)
    const gone = pinIds.filter((id) => !left.includes(id))
    more.setSelection((selection) => without(selection, gone))
    if (gone.length > 0) more.onChanged()
  }
  const onDrop = (held: Held, { kind, id, side }: Target) => {
    if (leaving.current.has(held.id)) return
    if (side !== 'on') {
      const placing = { pinId: held.id, neighborId: id, side }
      if (held.kind === 'pin') return void place(placing)
      const order = sections.map((section) => section.id)
      return void onSortSections?.(placed(order, placing))
    }
    const section = kind === 'section' && sections.find((one) => one.id === id)
    const together = chosen.includes(held.id) ? chosen : [held.id]
    if (section) void move([...without(new Set(together), leaving.current)], section)
  }
  const [only, ...others] = chosen
  const canStep = only !== undefined && others.length === 0 && ids.includes(only)
  const step = (by: 1 | -1) => {
    const placing = canStep ? placingNext(ids, only, by) : undefined
    return placing && (() => void place(placing))
  }
  return { onDrop, steps: canStep ? { earlier: step(-1), later: step(1) } : undefined }
}
