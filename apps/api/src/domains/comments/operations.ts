import { commentsContracts as contracts } from '@tessera/api-types/comments/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { commentPage, replyPage } from './comment-lists.ts'
import { didItOperations } from './did-it-operations.ts'
import { translateComment } from './translation-service.ts'
import {
  deleteComment,
  highlightComment,
  markComment,
  rewriteComment,
  writeComment,
} from './comment-service.ts'
import { flagComment, removeMentions } from './comment-safety-service.ts'
import { toCommentView, toHelpful, toReactions } from './comment-view.ts'

export const commentsOperations: Operation[] = [
  ...didItOperations,
  implement(contracts['comments.list'], (input, { viewer, deps }) => commentPage(viewer, input, deps)),
  implement(contracts['comments.replies'], (input, { viewer, deps }) => replyPage(viewer, input, deps)),
  implement(contracts['comments.create'], async (input, { viewer, deps }) =>
    toCommentView(await writeComment(viewer, input, deps), viewer, deps.site),
  ),
  implement(contracts['comments.update'], async (input, { viewer, deps }) =>
    toCommentView(await rewriteComment(viewer, input, deps), viewer, deps.site),
  ),
  implement(contracts['comments.delete'], async ({ commentId }, { viewer, deps }) => {
    await deleteComment(viewer, commentId, deps)
    return {}
  }),
  implement(contracts['comments.like'], async ({ commentId }, { viewer, deps }) =>
    toReactions(await markComment(viewer, commentId, 'like', true, deps)),
  ),
  implement(contracts['comments.unlike'], async ({ commentId }, { viewer, deps }) =>
    toReactions(await markComment(viewer, commentId, 'like', false, deps)),
  ),
  implement(contracts['comments.markHelpful'], async ({ commentId }, { viewer, deps }) =>
    toHelpful(await markComment(viewer, commentId, 'helpful', true, deps)),
  ),
  implement(contracts['comments.unmarkHelpful'], async ({ commentId }, { viewer, deps }) =>
    toHelpful(await markComment(viewer, commentId, 'helpful', false, deps)),
  ),
  implement(contracts['comments.flag'], async (input, { viewer, deps }) => {
    await flagComment(viewer, input, deps)
    return {}
  }),
  implement(contracts['comments.translate'], async ({ commentId }, { viewer, deps }) => ({
    id: commentId,
    translatedText: await translateComment(viewer, commentId, deps),
  })),
  implement(contracts['comments.removeMentions'], async ({ commentId }, { viewer, deps }) => {
    const comment = await removeMentions(viewer, commentId, deps)
    const { id, tagged_users } = toCommentView(comment, viewer, deps.site)
    return { id, tagged_users }
  }),
  implement(contracts['comments.highlight'], async (input, { viewer, deps }) => {
    const { aggregated_comment: commentId, pin: pinId, highlight: isSet } = input
    const comment = await highlightComment(viewer, { commentId, pinId, isSet }, deps)
    return toCommentView(comment, viewer, deps.site)
  }),
]
