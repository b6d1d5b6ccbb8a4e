import type { PinCard, PinView, RecommendationReason } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import { type CacheKind, noCaches } from '../../kernel/caches.ts'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { readStory } from '../stories/story-service.ts'
import { type CardLook, forgetChanges, lookAtCards } from './card-change-store.ts'
import { CardChanges, type CardSource } from './card-changes.ts'
import {
  findAggregatedPinId,
  type ListedPinRow,
  loadPinDetail,
  loadPinRows,
  type Shown,
} from './pin-card-store.ts'
import type { PinDetailRow, SavedCopyRow } from './pin-row.ts'
import { type SharedPinCard, toPinView, toSharedPinCard, toViewersCard } from './pin-view.ts'

/** What is the same for everybody on a card, and by when it was read. */
interface KeptCard {
  card: SharedPinCard
  sources: readonly CardSource[]
  /** Looks at the log of changes before it was read. */
  readAfter: number
  isListed: boolean
  ownerId: string
}

const pinCards: CacheKind<KeptCard> = { name: 'pin cards', max: 20_000 }
const cardChanges: CacheKind<CardChanges> = { name: 'logs of card changes', max: 1 }

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

/** A card, and where the viewer keeps a copy of it. */
interface SeenCard {
  card: SharedPinCard
  savedCopy: SavedCopyRow | null
}

/**
 * Cards of the pins in the order of `ids`; what the viewer may not see is left out. One statement where every card is
 * kept as it is now, else two. `read` is the primary.
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
  // What a transaction reads is undone with it.
  const found =
    read.isTransaction || caches === noCaches
      ? new Map((await loadPinRows(read, viewer, ids, shown)).map((row) => [row.id, seenIn(row, site)]))
      : await keptOrRead({ read, site, caches }, viewer, ids, shown)
  return ids.flatMap((id) => {
    const one = found.get(id)
    if (!one) return []
    if (viewer.state === 'UNAUTH' && !reasons) return [visitorsCard(one.card, viewer, site)]
    const { card, savedCopy } = one
    return [toViewersCard(card, viewer, site, { savedCopy, reason: reasons?.get(id) ?? null })]
  })
}

const seenIn = (row: ListedPinRow, site: Hydrating['site']): SeenCard => ({
  card: toSharedPinCard(row, site),
  savedCopy: row.savedCopy,
})

async function keptOrRead(
  { read, site, caches }: Hydrating,
  viewer: Viewer,
  ids: readonly string[],
  shown: Shown,
): Promise<Map<string, SeenCard>> {
  const cache = caches.of(pinCards)
  const changes = changesOf(caches)
  // Without a configured address pictures are where each caller found the site.
  const keyOf = (id: string) => `${site.imageBase} ${id}`
  const kept = ids.flatMap((id) => cache.get(keyOf(id)) ?? [])
  const found = new Map<string, SeenCard>()
  if (kept.length > 0 || changes.snapshot === null) {
    const pins = kept.map(({ card: { fields } }) => ({
      id: fields.id,
      aggregatedPinId: fields.aggregated_pin_data.id,
    }))
    const look = await lookAtCards(read, viewer, changes.snapshot, pins)
    changes.apply(look)
    for (const one of kept) {
      const { id } = one.card.fields
      if (changes.isCurrent(one.readAfter, one.sources) && isSurelySeen(one, look, shown))
        found.set(id, { card: one.card, savedCopy: look.savedCopies?.[id] ?? null })
    }
  }
  const others = ids.filter((id) => !found.has(id))
  const readAfter = changes.looks
  for (const row of others.length > 0 ? await loadPinRows(read, viewer, others, shown) : []) {
    const seen = seenIn(row, site)
    const { isListed, boardOwnerId: ownerId } = row
    cache.set(keyOf(row.id), { card: seen.card, sources: sourcesOf(row), readAfter, isListed, ownerId })
    found.set(row.id, seen)
  }
  return found
}

function changesOf(caches: Hydrating['caches']): CardChanges {
  const logs = caches.of(cardChanges)
  const changes = logs.get('') ?? new CardChanges()
  logs.set('', changes)
  return changes
}

const sourcesOf = (row: ListedPinRow): CardSource[] => [
  `pin ${row.id}`,
  `picture ${row.aggregatedPinId}`,
  `person ${row.userId}`,
  `person ${row.boardOwnerId}`,
  `board ${row.boardId}`,
]

/** Strangers see it, and nothing is between this viewer and it; of any other the rules of visibility are asked. */
function isSurelySeen(
  { card: { fields }, isListed, ownerId }: KeptCard,
  look: CardLook,
  shown: Shown,
): boolean {
  const isBlocked = look.blockedIds.some((id) => id === fields.pinner.id || id === ownerId)
  const isUnwanted = shown !== 'opened' && look.hidesAiPins && fields.ai_label !== null
  return isListed && !isBlocked && !isUnwanted
}

/** Changes of more than ten minutes ago: a process that asks no more often reads its cards anew. */
export const forgetCardChanges = ({ read }: Pick<Deps, 'read'>): Promise<void> => forgetChanges(read)

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
