import { pinDraftsContracts as contracts } from '@tessera/api-types/pin-drafts/contracts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { pinViewOf } from '../pins/pin-hydration.ts'
import { scheduledPinViewOf } from '../scheduled-pins/scheduled-pin-service.ts'
import {
  createDraft,
  deleteDraft,
  draftViewOf,
  draftViews,
  duplicateDraft,
  reorderDrafts,
  restoreDraft,
  saveDraft,
} from './pin-draft-service.ts'
import { loadDrafts } from './pin-draft-store.ts'
import { publishDraft, readyPin } from './publish-draft-service.ts'

export const pinDraftsOperations: Operation[] = [
  implement(contracts['pinDrafts.list'], async (_input, { viewer, deps }) => {
    return draftViews(viewer, await loadDrafts(deps.read, viewer.userId), deps)
  }),
  implement(contracts['pinDrafts.stories'], async (_input, { viewer, deps }) => {
    return draftViews(viewer, await loadDrafts(deps.read, viewer.userId, { type: 'story' }), deps)
  }),
  implement(contracts['pinDrafts.create'], async ({ content, before_id }, { viewer, deps }) => {
    const id = await createDraft(viewer, { content, beforeId: before_id ?? null }, deps)
    return draftViewOf(viewer, id, deps)
  }),
  implement(contracts['pinDrafts.update'], async (draft, { viewer, deps }) => {
    await saveDraft(viewer, draft, deps)
    return draftViewOf(viewer, draft.id, deps)
  }),
  implement(contracts['pinDrafts.delete'], async ({ id }, { viewer, deps }) => {
    await deleteDraft(viewer, id, deps)
    return { id }
  }),
  implement(contracts['pinDrafts.restore'], async ({ id }, { viewer, deps }) => {
    await restoreDraft(viewer, id, deps)
    return draftViewOf(viewer, id, deps)
  }),
  implement(contracts['pinDrafts.duplicate'], async ({ id }, { viewer, deps }) => {
    const copyId = await duplicateDraft(viewer, id, deps)
    return draftViewOf(viewer, copyId, deps)
  }),
  implement(contracts['pinDrafts.reorder'], async ({ draft_ids }, { viewer, deps }) => {
    await reorderDrafts(viewer, draft_ids, deps)
    return { draft_ids: (await loadDrafts(deps.read, viewer.userId)).map(({ id }) => id) }
  }),
  implementInSteps(contracts['pinDrafts.publish'], {
    prepare: (named, { viewer, deps }) => readyPin(viewer, named, deps),
    handle: async (named, { viewer, deps }, ready) => {
      const published = await publishDraft(viewer, named, ready, deps)
      return 'pinId' in published
        ? { id: named.id, pin: await pinViewOf(viewer, published.pinId, deps), scheduled_pin: null }
        : {
            id: named.id,
            pin: null,
            scheduled_pin: await scheduledPinViewOf(viewer, published.scheduledPinId, deps),
          }
    },
  }),
]
