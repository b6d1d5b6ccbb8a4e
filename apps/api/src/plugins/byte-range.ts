import type { ByteRange } from '../storage/storage.ts'

/**
 * The one range of bytes that a Range header asks for, within `size`; null for none or for what may be ignored,
 * `unsatisfiable` for a range behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return null
  return start >= size || end < start ? 'unsatisfiable' : { start, end }
}
