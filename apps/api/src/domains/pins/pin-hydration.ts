import type { PinCard, PinView, RecommendationReason } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { type CacheKind, noCaches } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readStory } from '../stories/story-service.ts'
import {
  findAggregatedPinId,
  loadPinCardVersions,
  loadPinDetail,
  loadPinRows,
  type Shown,
} from './pin-card-store.ts'
import type { PinDetailRow, SavedCopyRow } from './pin-row.ts'
import { type SharedPinCard, toPinView, toSharedPinCard, toViewersCard } from './pin-view.ts'

/** What is the same for everybody on a card, as of the version of its rows. */
const pinCards: CacheKind<{ version: string; card: SharedPinCard }> = { name: 'pin cards', max: 20_000 }

/** What all visitors are shown of a card. */
const visitorsCards = new WeakMap<SharedPinCard, PinCard>()

function visitorsCard(card: SharedPinCard, viewer: Viewer, site: Hydrating['site']): PinCard {
  const known = visitorsCards.get(card) ?? toViewersCard(card, viewer, site, { savedCopy: null })
  visitorsCards.set(card, known)
  return known
}

export type { PinDetailRow }
/** Pins that the site proposes, beside none that the viewer opened. */
export const PROPOSED: Shown = { proposedBeside: [] }

export type Hydrating = Pick<Deps, 'read' | 'site' | 'caches'>

/**
 * Cards of the pins in the order of `ids`; what the viewer may not see is left out. One statement where
 * every card is cached as its rows are now, else two. Hand in `{...deps, read: deps.replica}` for reads
 * that may lag.
 * @param shown whether the viewer opened what shows them, or the site proposes them
 * @param reasons by pin id, why a pin was chosen
 */
export async function hydratePinCards(
  { read, site, caches }: Hydrating,
  viewer: Viewer,
  ids: readonly string[],
  shown: Shown,
  reasons?: ReadonlyMap<string, RecommendationReason>,
): Promise<PinCard[]> {
  if (ids.length === 0) return []
  // Rows that a transaction changes twice bear the same version both times.
  const cache = (read.isTransaction ? noCaches : caches).of(pinCards)
  // Without a configured address pictures are where each caller found the site.
  const keyOf = (id: string) => `${site.imageBase} ${id}`
  const known = ids.some((id) => cache.get(keyOf(id)))
    ? await loadPinCardVersions(read, viewer, ids, shown)
    : null
  const found = new Map<string, { card: SharedPinCard; savedCopy: SavedCopyRow | null }>()
  for (const { id, version, savedCopy } of known ?? []) {
    const cached = cache.get(keyOf(id))
    if (cached?.version === version) found.set(id, { card: cached.card, savedCopy })
  }
  const others = (known?.map(({ id }) => id) ?? ids).filter((id) => !found.has(id))
  for (const row of others.length > 0 ? await loadPinRows(read, viewer, others, shown) : []) {
    const card = toSharedPinCard(row, site)
    cache.set(keyOf(row.id), { version: row.version, card })
    found.set(row.id, { card, savedCopy: row.savedCopy })
  }
  return ids.flatMap((id) => {
    const one = found.get(id)
    if (one && viewer.state === 'UNAUTH' && !reasons) return [visitorsCard(one.card, viewer, site)]
    return one
      ? [
          toViewersCard(one.card, viewer, site, {
            savedCopy: one.savedCopy,
            reason: reasons?.get(id) ?? null,
          }),
        ]
      : []
  })
}

/** A pin with all its closeup shows; throws PIN_NOT_FOUND. */
export async function findPinDetail(
  viewer: Viewer,
  id: string,
  { read }: Pick<Deps, 'read'>,
): Promise<PinDetailRow> {
  const pin = await loadPinDetail(read, viewer, id)
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  return pin
}

/** The id of the idea behind a pin; throws PIN_NOT_FOUND. */
export async function findPinIdea(viewer: Viewer, id: string, { read }: Pick<Deps, 'read'>): Promise<string> {
  const aggregatedPinId = await findAggregatedPinId(read, viewer, id)
  if (aggregatedPinId === undefined) throw new DomainError('PIN_NOT_FOUND')
  return aggregatedPinId
}

export async function pinViewOf(
  viewer: Viewer,
  id: string,
  deps: Hydrating & Pick<Deps, 'now'>,
): Promise<PinView> {
  const pin = await findPinDetail(viewer, id, deps)
  const cardsOf = (ids: readonly string[]) => hydratePinCards(deps, viewer, ids, 'opened')
  const story = pin.content.kind === 'story' ? await readStory(viewer, pin, { ...deps, cardsOf }) : null
  return toPinView(pin, viewer, deps.site, story)
}
