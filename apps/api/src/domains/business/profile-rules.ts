const NAME_PART_MAX = 16

/** A free username for the account of a business, at most 30 characters: its name and its id in base 36. */
export function profileUsername(name: string, id: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, NAME_PART_MAX)
  return `${plain || 'business'}_${BigInt(id).toString(36)}`
}
