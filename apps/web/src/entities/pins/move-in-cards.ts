import type { KeyboardEvent } from 'react'

type Box = Pick<DOMRect, 'left' | 'right' | 'top'>

const CARD = '[data-pin-id]'
const STOPS = 'a[href], button:enabled'
const SIDES: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 }
const COLUMN: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 }

/** The place of the nearest box above (-1) or below (1) that stands under the middle of the one given; -1 without one. */
export function boxBeside(from: Box, boxes: readonly Box[], step: -1 | 1): number {
  const middle = (from.left + from.right) / 2
  const far = (at: number) => ((boxes[at]?.top ?? 0) - from.top) * step
  return boxes.reduce((best, box, at) => {
    const isInColumn = box.left <= middle && middle <= box.right && far(at) > 0
    return isInColumn && (best === -1 || far(at) < far(best)) ? at : best
  }, -1)
}

const isStop = (control: HTMLElement) =>
  control.closest('dialog, [inert]') === null && getComputedStyle(control).display !== 'none'

const stopsOf = (card: Element): HTMLElement[] =>
  [...card.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)

function nextStop(card: HTMLElement, from: Element, key: string): HTMLElement | undefined {
  const side = SIDES[key]
  if (side) {
    const stops = stopsOf(card)
    const step = card.matches(':dir(rtl)') ? -side : side
    return stops[stops.findIndex((stop) => stop === from) + step]
  }
  const way = COLUMN[key]
  const cards = [...(card.closest('ul')?.querySelectorAll(CARD) ?? [])]
  const boxes = cards.map((one) => one.getBoundingClientRect())
  const found = way && cards[boxBeside(card.getBoundingClientRect(), boxes, way)]
  return found && stopsOf(found)[0]
}

/** A card is one stop of the tab key: arrows lead through what it holds, and to the cards above and below. */
export function moveInCards(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || altKey || ctrlKey || metaKey || shiftKey) return
  const card = target.closest('dialog') ? null : target.closest<HTMLElement>(CARD)
  const next = card && nextStop(card, target, key)
  if (!next) return
  event.preventDefault()
  next.focus()
}
