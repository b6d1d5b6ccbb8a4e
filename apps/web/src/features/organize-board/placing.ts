/** A pin that comes before or after another of the same list. */
export type Placing = { pinId: string; neighborId: string; side: 'before' | 'after' }

/** The ids once a pin was placed. */
export function placed(ids: readonly string[], { pinId, neighborId, side }: Placing): string[] {
  const others = ids.filter((id) => id !== pinId)
  const at = others.indexOf(neighborId)
  return at < 0 ? [...ids] : others.toSpliced(side === 'before' ? at : at + 1, 0, pinId)
}

/** How a pin comes back to where it is now; undefined where it stands alone. */
export function placingHere(ids: readonly string[], pinId: string): Placing | undefined {
  const at = ids.indexOf(pinId)
  const [before, after] = [ids[at - 1], ids[at + 1]]
  if (at < 0) return undefined
  if (before !== undefined) return { pinId, neighborId: before, side: 'after' }
  return after === undefined ? undefined : { pinId, neighborId: after, side: 'before' }
}

/** How a pin moves on by one; undefined at the ends. */
export function placingNext(ids: readonly string[], pinId: string, step: 1 | -1): Placing | undefined {
  const neighborId = ids.includes(pinId) ? ids[ids.indexOf(pinId) + step] : undefined
  return neighborId === undefined ? undefined : { pinId, neighborId, side: step === 1 ? 'after' : 'before' }
}

/** The same pages with their ids in the new order. */
export function pagesPlaced<P extends { ids: readonly string[] }>(
  pages: readonly P[],
  placing: Placing,
): P[] {
  const order = placed(
    pages.flatMap(({ ids }) => ids),
    placing,
  )
  return pages.map((page) => ({ ...page, ids: order.splice(0, page.ids.length) }))
}
