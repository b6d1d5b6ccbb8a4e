import { nextItem } from '../../shared/ui/menu/menu-focus.ts'

function handleKey(event: KeyboardEvent): void {
  const { target, key, currentTarget: box } = event
  if (!(target instanceof Element) || !(box instanceof Element)) return
  if (target instanceof HTMLInputElement && !key.startsWith('Arrow')) return
  const rows = [...box.querySelectorAll<HTMLElement>('[data-row]:enabled, input[type="search"]')]
  const current = rows.findIndex((row) => row === target || row.closest('li')?.contains(target))
  const next = nextItem(key, current, rows.length)
  if (next === null) return
  event.preventDefault()
  rows[next]?.focus()
}

/** As the ref of a list: arrow keys go from row to row, the field that searches among them. */
export function withRowKeys(box: HTMLElement | null): () => void {
  box?.addEventListener('keydown', handleKey)
  return () => box?.removeEventListener('keydown', handleKey)
}
