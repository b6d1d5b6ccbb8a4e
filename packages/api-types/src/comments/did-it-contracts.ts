import { z } from 'zod'
import { contract, pagedContract } from '../contract.ts'
import { ImageSignature } from '../media/views.ts'
import { Id, text } from '../wire/scalars.ts'
import { MAX_COMMENT_LENGTH } from '../content-limits.ts'
import { DidItView, UnifiedComment } from './did-it-views.ts'
import { didItsRoutes as r } from './did-it-routes.ts'
import { CommentView } from './views.ts'

const one = z.object({ didItId: Id })
const details = text({ max: MAX_COMMENT_LENGTH })
const likes = DidItView.pick({ like_count: true, liked_by_me: true })
const helpful = DidItView.pick({ helpful_count: true, marked_helpful_by_me: true })

export const didItsContracts = {
  'didIts.list': pagedContract(r['didIts.list'], {
    summary: 'Photos of those who tried a pin or one of its copies, the newest first.',
    input: { objectId: Id },
    item: DidItView,
    errors: ['PIN_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'didIts.byMember': pagedContract(r['didIts.byMember'], {
    summary: 'What a person tried, the newest first, as far as the viewer sees the pins.',
    input: { username: z.string().max(60) },
    item: DidItView,
    errors: ['USER_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'didIts.mine': contract(r['didIts.mine'], {
    summary: 'What the viewer made of a pin or one of its copies; null when they did not try it.',
    input: z.object({ objectId: Id }),
    output: z.object({ did_it: DidItView.nullable() }),
    errors: ['PIN_NOT_FOUND'],
  }),
  'didIts.get': contract(r['didIts.get'], {
    summary: 'What somebody made of a pin.',
    input: one,
    output: DidItView,
    errors: ['DID_IT_NOT_FOUND'],
  }),
  'didIts.create': contract(r['didIts.create'], {
    summary: 'Shows that the viewer tried a pin, with a picture they uploaded.',
    input: z.object({ pinId: Id, details: details.default(''), image_signature: ImageSignature }),
    output: DidItView,
    errors: ['PIN_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'DID_IT_EXISTS', 'NOT_ALLOWED'],
  }),
  'didIts.update': contract(r['didIts.update'], {
    summary: 'Changes the words or the picture of what the viewer made; an absent one stays as it is.',
    input: one.extend({ details: details.optional(), image_signature: ImageSignature.optional() }),
    output: DidItView,
    errors: ['DID_IT_NOT_FOUND', 'UPLOAD_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'didIts.delete': contract(r['didIts.delete'], {
    summary:
      'Takes down what the viewer made, or what stands under an own pin; its author may undo it for an hour.',
    input: one,
    output: z.object({}),
    errors: ['DID_IT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'didIts.restore': contract(r['didIts.restore'], {
    summary: 'Undoes that the viewer took down what they made, within an hour.',
    input: one,
    output: DidItView,
    errors: ['DID_IT_NOT_FOUND', 'DID_IT_EXISTS'],
  }),
  'didIts.like': contract(r['didIts.like'], {
    summary: 'Likes what somebody made.',
    input: one,
    output: likes,
    errors: ['DID_IT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'didIts.unlike': contract(r['didIts.unlike'], {
    summary: 'Takes a like back.',
    input: one,
    output: likes,
    errors: ['DID_IT_NOT_FOUND'],
  }),
  'didIts.markHelpful': contract(r['didIts.markHelpful'], {
    summary: 'Marks what somebody made as helpful.',
    input: one,
    output: helpful,
    errors: ['DID_IT_NOT_FOUND', 'NOT_ALLOWED'],
  }),
  'didIts.unmarkHelpful': contract(r['didIts.unmarkHelpful'], {
    summary: 'Takes a helpful mark back.',
    input: one,
    output: helpful,
    errors: ['DID_IT_NOT_FOUND'],
  }),
  'didIts.comments': pagedContract(r['didIts.comments'], {
    summary: 'Comments on what somebody made, the oldest first.',
    input: { objectId: Id },
    item: CommentView,
    errors: ['DID_IT_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'unifiedComments.list': pagedContract(r['unifiedComments.list'], {
    summary:
      'Comments and photos of those who tried it in one list: highlighted ones first, then the newest.',
    input: { objectId: Id },
    item: UnifiedComment,
    errors: ['PIN_NOT_FOUND', 'INVALID_BOOKMARK'],
  }),
  'unifiedComments.preview': contract(r['unifiedComments.preview'], {
    summary: 'The first comments and photos under a pin, and how many there are of each.',
    input: z.object({ objectId: Id }),
    output: z.object({ items: z.array(UnifiedComment), comment_count: z.int(), did_it_count: z.int() }),
    errors: ['PIN_NOT_FOUND'],
  }),
}
