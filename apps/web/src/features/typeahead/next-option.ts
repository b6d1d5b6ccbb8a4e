/** The option a key leads to: -1 is the box itself, null a key that moves nothing. */
export function nextOption(key: string, current: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return current + 1 >= count ? -1 : current + 1
  if (key === 'ArrowUp') return current === -1 ? count - 1 : current - 1
  return null
}
