/** Second segments below a profile that are not boards. */
const TAKEN_SEGMENTS: ReadonlySet<string> = new Set([
  'activity',
  'boards',
  'community',
  'created',
  'followers',
  'following',
  'pins',
  'saved',
  'shop',
])

/**
 * The address of a name: lower case, punctuation removed, white space turned into hyphens,
 * letters of every script kept. A name of punctuation only falls back to the id.
 */
export function slugOf(name: string, id: string): string {
  const slug = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
  if (slug === '') return id
  return TAKEN_SEGMENTS.has(slug) ? `${slug}-1` : slug
}
