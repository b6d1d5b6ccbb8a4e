import { didItsContracts as contracts } from '@tessera/api-types/comments/did-it-contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { didItCommentPage, didItPage, memberDidItPage, unifiedPage, unifiedPreview } from './comment-lists.ts'
import { toHelpful } from './comment-view.ts'
import {
  createDidIt,
  deleteDidIt,
  markDidIt,
  ownDidIt,
  restoreDidIt,
  seenDidIt,
  updateDidIt,
} from './did-it-service.ts'
import { toDidItView, toLikes } from './did-it-view.ts'

export const didItOperations: Operation[] = [
  implement(contracts['didIts.list'], (input, { viewer, deps }) => didItPage(viewer, input, deps)),
  implement(contracts['didIts.byMember'], (input, { viewer, deps }) => memberDidItPage(viewer, input, deps)),
  implement(contracts['didIts.comments'], (input, { viewer, deps }) => didItCommentPage(viewer, input, deps)),
  implement(contracts['unifiedComments.list'], (input, { viewer, deps }) => unifiedPage(viewer, input, deps)),
  implement(contracts['unifiedComments.preview'], ({ objectId }, { viewer, deps }) =>
    unifiedPreview(viewer, objectId, deps),
  ),
  implement(contracts['didIts.mine'], async ({ objectId }, { viewer, deps }) => {
    const didIt = await ownDidIt(deps.read, viewer, objectId)
    return { did_it: didIt && toDidItView(didIt, viewer, deps.site) }
  }),
  implement(contracts['didIts.get'], async ({ didItId }, { viewer, deps }) =>
    toDidItView(await seenDidIt(deps.read, viewer, didItId), viewer, deps.site),
  ),
  implement(contracts['didIts.create'], async (input, { viewer, deps }) =>
    toDidItView(await createDidIt(viewer, input, deps), viewer, deps.site),
  ),
  implement(contracts['didIts.update'], async (input, { viewer, deps }) =>
    toDidItView(await updateDidIt(viewer, input, deps), viewer, deps.site),
  ),
  implement(contracts['didIts.delete'], async ({ didItId }, { viewer, deps }) => {
    await deleteDidIt(viewer, didItId, deps)
    return {}
  }),
  implement(contracts['didIts.restore'], async ({ didItId }, { viewer, deps }) =>
    toDidItView(await restoreDidIt(viewer, didItId, deps), viewer, deps.site),
  ),
  implement(contracts['didIts.like'], async ({ didItId }, { viewer, deps }) =>
    toLikes(await markDidIt(viewer, didItId, 'like', true, deps)),
  ),
  implement(contracts['didIts.unlike'], async ({ didItId }, { viewer, deps }) =>
    toLikes(await markDidIt(viewer, didItId, 'like', false, deps)),
  ),
  implement(contracts['didIts.markHelpful'], async ({ didItId }, { viewer, deps }) =>
    toHelpful(await markDidIt(viewer, didItId, 'helpful', true, deps)),
  ),
  implement(contracts['didIts.unmarkHelpful'], async ({ didItId }, { viewer, deps }) =>
    toHelpful(await markDidIt(viewer, didItId, 'helpful', false, deps)),
  ),
]
