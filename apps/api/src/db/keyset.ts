import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { DomainError } from '../kernel/domain-error.ts'

/** Position behind the last row of a page: the values of the order's columns, as JSON scalars. */
export type Keyset = readonly (string | number)[]

const MAC_BYTES = 9

/**
 * Opaque bookmark of a position in one listing. `scope` names the listing and everything its
 * order depends on (filters, owner), so that a bookmark of another listing is refused.
 */
export function encodeBookmark(secret: KeyObject, scope: string, position: unknown): string {
  const body = Buffer.from(JSON.stringify(position))
  return Buffer.concat([mac(secret, scope, body), body]).toString('base64url')
}

/**
 * The position behind a bookmark, or null for the first page. One of `formerScope` is as good.
 * @throws DomainError INVALID_BOOKMARK for a foreign, broken or altered one
 */
export function decodeBookmark<T = Keyset>(
  secret: KeyObject,
  scope: string,
  bookmark: string | null,
  formerScope = scope,
): T | null {
  if (bookmark === null) return null
  const bytes = Buffer.from(bookmark, 'base64url')
  const body = bytes.subarray(MAC_BYTES)
  const given = bytes.subarray(0, MAC_BYTES)
  const isOf = (name: string) => timingSafeEqual(given, mac(secret, name, body))
  if (given.length < MAC_BYTES || !(isOf(scope) || isOf(formerScope)))
    throw new DomainError('INVALID_BOOKMARK')
  return JSON.parse(body.toString()) as T
}

const mac = (secret: KeyObject, scope: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(scope).update('\0').update(body).digest().subarray(0, MAC_BYTES)

/**
 * Cuts rows fetched with `pageSize + 1` to one page; the extra row shows whether more follow.
 */
export function toPage<Row>(
  rows: Row[],
  pageSize: number,
  bookmarkOf: (last: Row) => string,
): { rows: Row[]; bookmark: string | null } {
  if (rows.length <= pageSize) return { rows, bookmark: null }
  const page = rows.slice(0, pageSize)
  return { rows: page, bookmark: bookmarkOf(page[pageSize - 1] as Row) }
}
