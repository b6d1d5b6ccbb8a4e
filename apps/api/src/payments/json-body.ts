/** The JSON of a signed body; null where it is none. */
export function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
