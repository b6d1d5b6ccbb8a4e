import type { Page } from '@tessera/api-types'
import { DomainError } from '../kernel/domain-error.ts'

/** Where an edge stands: so many items into the page that begins at a bookmark. */
interface Place {
  from: string | null
  skip: number
}

export interface Connection {
  edges: { cursor: string; node: unknown }[]
  pageInfo: { endCursor: string | null; hasNextPage: boolean }
}

const write = ({ from, skip }: Place): string => Buffer.from(`${skip}:${from ?? ''}`).toString('base64url')

/** @throws DomainError INVALID_BOOKMARK */
export function readCursor(cursor: unknown): Place {
  if (cursor === undefined || cursor === null || cursor === '') return { from: null, skip: 0 }
  const match = /^(\d{1,3}):(.*)$/s.exec(Buffer.from(String(cursor), 'base64url').toString())
  if (!match) throw new DomainError('INVALID_BOOKMARK')
  return { from: match[2] || null, skip: Number(match[1]) }
}

/** A page as edges, each with a cursor that goes on after it; the last edge's is the next page's beginning. */
export function toConnection({ items, bookmark }: Page<unknown>, { from, skip }: Place): Connection {
  const last = items.length - 1
  const edges = items
    .map((node, at) => ({
      cursor: write(at === last && bookmark ? { from: bookmark, skip: 0 } : { from, skip: at + 1 }),
      node,
    }))
    .slice(skip)
  return { edges, pageInfo: { endCursor: edges.at(-1)?.cursor ?? null, hasNextPage: bookmark !== null } }
}
