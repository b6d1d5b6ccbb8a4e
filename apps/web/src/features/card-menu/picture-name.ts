const MOST = 60

/** What the picture of a pin is called on somebody's device: the words of its title, and the kind of its file. */
export function pictureName({ id, title }: { id: string; title: string }, url: string): string {
  const words = title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '')
  const [kind = 'jpg'] = /[a-z]+$/.exec(url) ?? []
  return `${words.slice(0, MOST) || `pin-${id}`}.${kind}`
}
