import type { KeyboardEvent, PointerEvent } from 'react'
import type { PinItem } from '../../entities/pin-drafts/pin-draft-types.ts'
import { selectTagged } from '../../entities/pin-tags/pin-tags-slice.ts'
import type { PinTag } from '../../entities/pin-tags/pin-tags.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import styles from './Tags.module.css'
import type { TagCommands } from './use-tag-commands.ts'

const STEP = 0.02
const LARGE_STEP = 0.1

const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = { tag: PinTag; number: number; item: PinItem; commands: TagCommands }

/** A tag where it stands: dragged, moved by the arrow keys, removed by Delete. */
export function TagDot({ tag, number, item, commands }: Props) {
  const t = useT<'builder'>()
  const { objects } = useAppSelector(selectTagged)
  const title = tag.taggedObjectIds.map((id) => objects[id]?.media?.title).find(Boolean)
  const { x, y } = tag.pin
  const drag = (event: PointerEvent<HTMLElement>) => {
    const around = event.currentTarget.parentElement?.getBoundingClientRect()
    if (!around || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const { left, top, width, height } = around
    commands.move(tag.id, { x: (event.clientX - left) / width, y: (event.clientY - top) / height })
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (event.key === 'Delete' || event.key === 'Backspace') commands.remove(tag.id)
    else if (arrow) {
      const step = event.shiftKey ? LARGE_STEP : STEP
      commands.move(tag.id, { x: x + arrow[0] * step, y: y + arrow[1] * step })
    } else return
    event.preventDefault()
  }
  return (
    <button
      type="button"
      aria-label={t('builder.tagDot', { number, title: title ?? t('builder.tagEmpty') })}
      aria-pressed={item.selectedPinTagId === tag.id}
      className={styles.dot}
      style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
      onClick={() => commands.select(tag.id)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    >
      <span className={styles.dotNumber}>{number}</span>
    </button>
  )
}
