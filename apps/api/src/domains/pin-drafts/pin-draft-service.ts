import { MAX_PIN_DRAFTS } from '@tessera/api-types/pin-drafts/contracts'
import type { PinDraftView } from '@tessera/api-types/pin-drafts/views'
import { type DraftContent, picturesOf } from '@tessera/api-types/pin-drafts/draft-content'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { requireOwnImages } from '../media/upload-service.ts'
import { hydratePinCards, type Hydrating } from '../pins/pin-hydration.ts'
import { peopleNamed } from '../pins/person-tag-service.ts'
import { lockThose } from '../users/user-service.ts'
import * as draftStore from './pin-draft-store.ts'
import { type DraftRow, peopleIn, taggedIn, toPinDraft } from './pin-draft-view.ts'
import { HOUR_MS } from '../../kernel/durations.ts'

type Needs = Pick<Deps, 'newId' | 'now' | 'transact'>

/** Until when a deletion that happened now can be undone. */
const restorableSince = ({ now }: Pick<Deps, 'now'>): Date => new Date(now().getTime() - HOUR_MS)

/** @throws DomainError DRAFT_NOT_FOUND */
export async function findDraft(db: Db, { userId }: Member, id: string): Promise<DraftRow> {
  const [draft] = await draftStore.loadDrafts(db, userId, { id })
  if (!draft) throw new DomainError('DRAFT_NOT_FOUND')
  return draft
}

/** Drafts with the pins that they tag. */
export async function draftViews(
  viewer: Member,
  drafts: readonly DraftRow[],
  deps: Hydrating,
): Promise<PinDraftView[]> {
  const tagged = [...new Set(drafts.flatMap(taggedIn))]
  const pins = new Map((await hydratePinCards(deps, viewer, tagged, 'opened')).map((card) => [card.id, card]))
  const users = await peopleNamed(viewer, [...new Set(drafts.flatMap(peopleIn))], deps)
  return drafts.map((draft) => toPinDraft(draft, deps.site, { pins, users }))
}

/** @throws DomainError DRAFT_NOT_FOUND */
export async function draftViewOf(viewer: Member, id: string, deps: Hydrating): Promise<PinDraftView> {
  const [view] = await draftViews(viewer, [await findDraft(deps.read, viewer, id)], deps)
  if (!view) throw new DomainError('DRAFT_NOT_FOUND')
  return view
}

/** Adds a draft at the end, or before another one; returns its id. */
export function createDraft(
  viewer: Member,
  { content, beforeId }: { content: DraftContent; beforeId: string | null },
  deps: Needs,
): Promise<string> {
  return deps.transact(async (tx) => {
    await requireOwnImages(tx, viewer.userId, picturesOf(content))
    return addDraft(tx, viewer, content, beforeId, deps)
  })
}

/** Adds a copy of a draft right before it; returns its id. */
export function duplicateDraft(viewer: Member, id: string, deps: Needs): Promise<string> {
  return deps.transact(async (tx) => {
    const { content } = await findDraft(tx, viewer, id)
    return addDraft(tx, viewer, content, id, deps)
  })
}

async function addDraft(
  tx: Db,
  { userId }: Member,
  content: DraftContent,
  beforeId: string | null,
  { newId, now }: Pick<Deps, 'newId' | 'now'>,
): Promise<string> {
  await refuseTooMany(tx, userId)
  const position = await draftStore.makePlace(tx, userId, beforeId)
  if (position === undefined) throw new DomainError('DRAFT_NOT_FOUND')
  const id = newId()
  await draftStore.insertDraft(tx, { id, userId, content, position, at: now() })
  await draftStore.setPictures(tx, id, picturesOf(content))
  return id
}

/** Holds the member, so that drafts are counted and placed one after the other. */
async function refuseTooMany(tx: Db, userId: string): Promise<void> {
  await lockThose(tx, [userId])
  if ((await draftStore.countDrafts(tx, userId)) >= MAX_PIN_DRAFTS) throw new DomainError('LIMIT_REACHED')
}

/** @throws DomainError STALE_RECORD where the draft has changed since `version` */
export function saveDraft(
  viewer: Member,
  draft: { id: string; content: DraftContent; version: number },
  { now, transact }: Pick<Deps, 'now' | 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    const pictures = picturesOf(draft.content)
    await requireOwnImages(tx, viewer.userId, pictures)
    const isSaved = await draftStore.saveDraft(tx, { ...draft, userId: viewer.userId, at: now() })
    if (!isSaved) throw await goneOrStale(tx, viewer, draft.id)
    await draftStore.setPictures(tx, draft.id, pictures)
  })
}

/** Why a draft of a certain version was not there. */
export async function goneOrStale(tx: Db, viewer: Member, id: string): Promise<DomainError> {
  await findDraft(tx, viewer, id)
  return new DomainError('STALE_RECORD')
}

export async function deleteDraft({ userId }: Member, id: string, deps: Needs): Promise<void> {
  const isDeleted = await deps.transact((tx) => draftStore.setDeleted(tx, { id, userId }, { at: deps.now() }))
  if (!isDeleted) throw new DomainError('DRAFT_NOT_FOUND')
}

export function restoreDraft({ userId }: Member, id: string, deps: Needs): Promise<void> {
  return deps.transact(async (tx) => {
    await refuseTooMany(tx, userId)
    const change = { restoredAfter: restorableSince(deps) }
    if (!(await draftStore.setDeleted(tx, { id, userId }, change))) throw new DomainError('DRAFT_NOT_FOUND')
  })
}

export function reorderDrafts(
  { userId }: Member,
  ids: readonly string[],
  { transact }: Pick<Deps, 'transact'>,
): Promise<void> {
  return transact(async (tx) => {
    await lockThose(tx, [userId])
    const found = await draftStore.reorderDrafts(tx, userId, [...new Set(ids)])
    if (found < new Set(ids).size) throw new DomainError('DRAFT_NOT_FOUND')
  })
}

/** Forgets drafts whose deletion can no longer be undone; returns how many. */
export const forgetDeletedDrafts = (deps: Pick<Deps, 'now' | 'read'>): Promise<number> =>
  draftStore.forgetDeleted(deps.read, restorableSince(deps))
