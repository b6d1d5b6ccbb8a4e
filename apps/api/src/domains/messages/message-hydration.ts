import type { MessageView } from '@tessera/api-types/messages/views'
import type { Member } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { hydrateBoards } from '../boards/board-hydration.ts'
import { hydratePinCards, type Hydrating } from '../pins/pin-hydration.ts'
import { hydrateUserCards } from '../users/user-hydration.ts'
import { canDeleteMessage } from './conversation-policy.ts'
import type { FullMessageRow } from './conversation-rows.ts'
import { toMessageMini } from './conversation-view.ts'

/** Messages with what is attached to them as far as their reader may see it, in at most three statements. */
export async function hydrateMessages(
  deps: Hydrating,
  viewer: Member,
  rows: readonly FullMessageRow[],
): Promise<MessageView[]> {
  const attached = await attachedTo(deps, viewer, rows)
  return rows.map((row) => toMessageView(row, attached, { viewer, site: deps.site }))
}

export const hydrateMessage = async (
  deps: Hydrating,
  viewer: Member,
  row: FullMessageRow,
): Promise<MessageView> =>
  toMessageView(row, await attachedTo(deps, viewer, [row]), { viewer, site: deps.site })

async function attachedTo(within: Hydrating, viewer: Member, rows: readonly FullMessageRow[]) {
  return {
    pins: byId(await hydratePinCards(within, viewer, distinct(rows.map(({ pinId }) => pinId)), 'opened')),
    boards: byId(await hydrateBoards(within, viewer, distinct(rows.map(({ boardId }) => boardId)))),
    people: byId(await hydrateUserCards(within, viewer, distinct(rows.map(({ personId }) => personId)))),
  }
}

function toMessageView(
  row: FullMessageRow,
  { pins, boards, people }: Awaited<ReturnType<typeof attachedTo>>,
  { viewer, site }: { viewer: Member; site: Site },
): MessageView {
  const pin = found(pins, row.pinId)
  return {
    ...toMessageMini(row, site),
    pin,
    board: found(boards, row.boardId),
    user: found(people, row.personId),
    sent_url: pin && row.sentKey && `/pin/${pin.id}/sent/?message=${row.sentKey}`,
    ...toReactions(row),
    abilities: { can_delete: canDeleteMessage(viewer, row) },
  }
}

export const toReactions = ({
  id,
  reactionCounts,
  reactionByViewer,
}: FullMessageRow): Pick<MessageView, 'id' | 'reaction_counts' | 'reaction_by_me'> => ({
  id,
  reaction_counts: reactionCounts,
  reaction_by_me: reactionByViewer,
})

const distinct = (ids: readonly (string | null)[]): string[] => [
  ...new Set(ids.filter((id): id is string => id !== null)),
]

const byId = <T extends { id: string }>(things: readonly T[]): Map<string, T> =>
  new Map(things.map((thing) => [thing.id, thing]))

const found = <T>(things: ReadonlyMap<string, T>, id: string | null): T | null =>
  (id === null ? undefined : things.get(id)) ?? null
