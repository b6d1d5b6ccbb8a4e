import { HttpError } from 'react-admin'
import { ADMIN_PAGE_SIZE } from '@tessera/api-types/business/business-options'

function isFilter(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

const IS_SOUND = {
  filter: isFilter,
  order: (text: string) => text === 'ASC' || text === 'DESC',
  sort: (text: string) => /^\w+$/.test(text),
  page: (text: string) => /^[1-9]\d*$/.test(text),
  perPage: (text: string) => text === String(ADMIN_PAGE_SIZE),
}

/** The search of an address without what no list can be asked for; a sort needs its order, and the other way round. */
export function soundSearch(search: string): string {
  const given = new URLSearchParams(search)
  const unsound = Object.entries(IS_SOUND).flatMap(([name, isSound]) =>
    given.getAll(name).every(isSound) ? [] : [name],
  )
  for (const name of unsound) given.delete(name)
  if (given.has('sort') !== given.has('order')) {
    given.delete('sort')
    given.delete('order')
    unsound.push('sort')
  }
  return unsound.length === 0 ? search : `?${given.toString()}`
}

const MALFORMED = 400

/** A sort or filter that the list does not know: an address somebody else wrote. */
export const isMalformed = (error: unknown): boolean =>
  error instanceof HttpError && error.status === MALFORMED
