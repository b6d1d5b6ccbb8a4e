const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** Paths in a response that are missing in `known`, the same output as parsed by its contract. */
export function unknownKeys(answer: unknown, known: unknown, path = ''): string[] {
  if (!isThing(answer) || !isThing(known)) return []
  return Object.entries(answer).flatMap(([key, value]) => {
    const at = path ? `${path}.${key}` : key
    if (value === undefined) return []
    return key in known ? unknownKeys(value, known[key], at) : [at]
  })
}
