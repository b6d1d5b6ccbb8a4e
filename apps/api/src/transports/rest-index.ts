import type { Operation } from '../kernel/operation.ts'

/** An operation that a REST address names, with the fields that stand in the address. */
interface RestMatch {
  operation: Operation
  path: Record<string, unknown>
  query: Record<string, unknown>
}

export interface RestIndex {
  find(method: string, address: string): RestMatch | undefined
}

interface Matcher {
  method: string
  pattern: RegExp
  operation: Operation
}

/** Finds operations by addresses that stand inside a call, as the router does for those of calls themselves. */
export function restIndex(operations: readonly Operation[]): RestIndex {
  const matchers = operations.flatMap(matcherOf).toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1))
  return {
    find(method, address) {
      const [path = '', search = ''] = address.replace(/#.*/s, '').split('?')
      const absolute = `/${path.replace(/^\/+/, '').replace(/\/*$/, '')}/`
      for (const { method: taken, pattern, operation } of matchers) {
        const match = taken === method ? pattern.exec(absolute) : null
        if (!match) continue
        const query = Object.fromEntries(new URLSearchParams(search))
        return { operation, path: decoded(match.groups ?? {}), query }
      }
      return undefined
    },
  }
}

/** Sorts fixed words before parameters, as the router does: `/users/me/` is nobody's id. */
const rankOf = ({ operation }: Matcher): string =>
  (operation.contract.route.rest?.path ?? '').replaceAll(/\{\w+\}/g, '~')

function matcherOf(operation: Operation): Matcher[] {
  const { rest } = operation.contract.route
  if (!rest) return []
  const pattern = new RegExp(`^${rest.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
  return [{ method: rest.method, pattern, operation }]
}

const decoded = (groups: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodedText(text)]))

function decodedText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
