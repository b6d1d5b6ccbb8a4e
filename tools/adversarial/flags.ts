import { parseArgs } from 'node:util'

/** `--name value` words of the command line, over the given defaults. */
export function flags<T extends Record<string, string>>(defaults: T): T {
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  )
  return parseArgs({ options }).values as T
}
