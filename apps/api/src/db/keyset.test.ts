import { createSecretKey } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/domain-error.ts'
import { decodeBookmark, encodeBookmark, toPage } from './keyset.ts'

const secret = createSecretKey('a secret of this test', 'utf8')

describe('bookmarks', () => {
  it('give back the position they were made of', () => {
    const bookmark = encodeBookmark(secret, 'boards:7', ['2026-01-01T00:00:00Z', '42'])
    expect(decodeBookmark(secret, 'boards:7', bookmark)).toEqual(['2026-01-01T00:00:00Z', '42'])
  })

  it('stand for the first page when absent', () => {
    expect(decodeBookmark(secret, 'boards:7', null)).toBeNull()
  })

  const bookmark = encodeBookmark(secret, 'boards:7', ['9'])
  it.each([
    ['of another listing', 'boards:8', bookmark],
    ['that were altered', 'boards:7', `${bookmark.slice(0, -2)}AA`],
    ['that are cut short', 'boards:7', 'AAAA'],
    ['that are no base64', 'boards:7', '!!!'],
    ['that are empty', 'boards:7', ''],
  ])('are refused when they are ones %s', (_, scope, given) => {
    expect(() => decodeBookmark(secret, scope, given)).toThrow(DomainError)
  })
})

describe('toPage', () => {
  it('keeps the page and bookmarks its last row when one row more was found', () => {
    expect(toPage([1, 2, 3], 2, String)).toEqual({ rows: [1, 2], bookmark: '2' })
  })

  it('ends when no row more was found', () => {
    expect(toPage([1, 2], 2, String)).toEqual({ rows: [1, 2], bookmark: null })
  })
})
