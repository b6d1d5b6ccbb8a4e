/** PostgreSQL text cannot hold U+0000; refusing it at the edge names the field instead of failing in a query. */
export function pathOfNul(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\u0000') ? path : null
  if (value === null || typeof value !== 'object' || Buffer.isBuffer(value)) return null
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOfNul(inner, path ? `${path}.${key}` : key)
    if (found !== null) return found
  }
  return null
}
