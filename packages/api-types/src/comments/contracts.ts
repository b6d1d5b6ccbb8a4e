import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { ImageSignature } from '../media/views.ts'
import { bool, Id, int, list, text } from '../wire/scalars.ts'
import { MAX_COMMENT_LENGTH } from '../content-limits.ts'
import { commentsRoutes } from './routes.ts'
import { CommentTag, CommentView, LIKE_REACTION } from './views.ts'

const MAX_TAGS = 20
const commentText = text({ min: 1, max: MAX_COMMENT_LENGTH })
const tags = list(CommentTag, MAX_TAGS).default([])
const one = z.object({ commentId: Id })

const reactions = CommentView.pick({ reaction_counts: true, reaction_by_me: true })
const helpful = CommentView.pick({ helpful_count: true, marked_helpful_by_me: true })
const reactionType = int({ min: LIKE_REACTION, max: LIKE_REACTION }).default(LIKE_REACTION)

export const commentsContracts = {
  'comments.list': pagedContract(commentsRoutes['comments.list'], {
    summary: 'Comments under a pin and all its copies: highlighted ones first, then the newest.',
    input: { objectId: Id },
    item: CommentView,
    errors: ['PIN_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'comments.replies': pagedContract(commentsRoutes['comments.replies'], {
    summary: 'Replies to a comment, the oldest first.',
    input: { objectId: Id },
    item: CommentView,
    errors: ['COMMENT_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'comments.create': contract(commentsRoutes['comments.create'], {
    summary: 'Comments on a pin, or replies to a comment.',
    input: z.object({
      /** What the pin has in common with its copies; found by the pin where it is not given. */
      objectId: Id.optional(),
      pinId: Id,
      text: commentText,
      tags,
      /** The comment this one replies to. */
      parentId: Id.nullish(),
      /** A picture the viewer uploaded. */
      image_signature: ImageSignature.nullish(),
    }),
    output: CommentView,
    errors: ['PIN_NOT_FOUND', 'COMMENT_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'comments.update': contract(commentsRoutes['comments.update'], {
    summary: 'Changes the text of an own comment.',
    input: z.object({
      commentId: Id,
      force: bool.default(false),
      tags,
      text: commentText,
      orbacSubjectId: Id.nullish(),
    }),
    output: CommentView,
    errors: ['COMMENT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'comments.delete': contract(commentsRoutes['comments.delete'], {
    summary: 'Deletes an own comment, or one under an own pin.',
    input: one,
    output: z.object({}),
    errors: ['COMMENT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'comments.like': contract(commentsRoutes['comments.like'], {
    summary: 'Likes a comment.',
    input: one.extend({ reaction_type: reactionType }),
    output: reactions,
    errors: ['COMMENT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'comments.unlike': contract(commentsRoutes['comments.unlike'], {
    summary: 'Takes a like back.',
    input: one.extend({ reaction_type: reactionType }),
    output: reactions,
    errors: ['COMMENT_NOT_FOUND'],
  }),
  'comments.markHelpful': contract(commentsRoutes['comments.markHelpful'], {
    summary: 'Marks a comment as helpful.',
    input: one,
    output: helpful,
    errors: ['COMMENT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'comments.unmarkHelpful': contract(commentsRoutes['comments.unmarkHelpful'], {
    summary: 'Takes a helpful mark back.',
    input: one,
    output: helpful,
    errors: ['COMMENT_NOT_FOUND'],
  }),
  'comments.flag': contract(commentsRoutes['comments.flag'], {
    summary: 'Reports a comment; it is hidden from the reporter.',
    input: one.extend({
      reason: text({ min: 1, max: 100 }),
      detailedReasons: list(text({ min: 1, max: 100 }), 20).default([]),
    }),
    output: z.object({}),
    errors: ['COMMENT_NOT_FOUND'],
  }),
  'comments.translate': contract(commentsRoutes['comments.translate'], {
    summary: "A comment in the viewer's language; empty where it cannot be translated.",
    input: one,
    output: CommentView.pick({ id: true }).extend({ translatedText: z.string() }),
    errors: ['COMMENT_NOT_FOUND'],
  }),
  'comments.removeMentions': contract(commentsRoutes['comments.removeMentions'], {
    summary: "Takes the viewer's own name out of a comment; its author takes out all names.",
    input: one,
    output: CommentView.pick({ id: true, tagged_users: true }),
    errors: ['COMMENT_NOT_FOUND'],
  }),
  'comments.highlight': contract(commentsRoutes['comments.highlight'], {
    summary: 'Highlights a comment on an own pin, in place of an earlier one, or ends that.',
    input: z.object({ aggregated_comment: Id, pin: Id, highlight: bool }),
    output: CommentView,
    errors: ['COMMENT_NOT_FOUND', 'PIN_NOT_FOUND', 'NOT_ALLOWED'],
  }),
}
