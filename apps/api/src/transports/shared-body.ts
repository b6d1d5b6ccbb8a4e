import type { Answer } from './envelope.ts'

interface Shared {
  bookmark: string | null
  /** Made when the same response goes out again: most go out once. */
  bytes?: Buffer
}

const known = new WeakMap<unknown[], Shared>()

/** What several are given, as bytes that were made for the second of them; undefined for what goes out for the first time. */
export function sharedBody(
  { data, bookmark }: Answer,
  envelope: (answer: Answer) => unknown,
): Buffer | undefined {
  if (!Array.isArray(data)) return undefined
  const shared = known.get(data)
  if (shared?.bookmark !== bookmark) {
    known.set(data, { bookmark })
    return undefined
  }
  shared.bytes ??= Buffer.from(JSON.stringify(envelope({ data, bookmark })))
  return shared.bytes
}
