import { expect, it } from 'vitest'
import { formatFileSize } from './file-size.ts'

it.each([
  [0, '1 kB'],
  [1_500, '1.5 kB'],
  [999_000, '999 kB'],
  [1_000_000, '1 MB'],
  [2_340_000_000, '2.3 GB'],
  [5_000_000_000_000, '5,000 GB'],
])('%d bytes are read as %s', (bytes, text) => {
  expect(formatFileSize(bytes, 'en_US')).toBe(text)
})
