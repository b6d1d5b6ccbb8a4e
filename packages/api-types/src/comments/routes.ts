import { routes } from '../route.ts'

export const commentsRoutes = routes({
  'comments.list': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/aggregated_pins/{objectId}/comments/' },
    resource: { name: 'AggregatedCommentFeed', verb: 'get' },
    isBatchable: true,
    paged: true,
  },
  'comments.replies': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/aggregated_comments/{objectId}/replies/' },
    resource: { name: 'AggregatedCommentReplyFeed', verb: 'get' },
    isBatchable: true,
    paged: true,
  },
  'comments.create': {
    kind: 'command',
    access: 'member',
    tracked: { event: 'COMMENT', object: 'objectId' },
    rest: { method: 'POST', path: '/v3/aggregated_pins/{objectId}/comments/' },
    resource: { name: 'AggregatedComment', verb: 'create' },
    isIdempotent: true,
  },
  'comments.update': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/aggregated_comments/{commentId}/' },
    resource: { name: 'AggregatedComment', verb: 'update' },
  },
  'comments.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/aggregated_comments/{commentId}/' },
    resource: { name: 'AggregatedComment', verb: 'delete' },
  },
  'comments.like': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/aggregated_comments/{commentId}/react/' },
  },
  'comments.unlike': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/aggregated_comments/{commentId}/react/' },
  },
  'comments.markHelpful': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/helpful/1/{commentId}/' },
  },
  'comments.unmarkHelpful': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/helpful/1/{commentId}/' },
  },
  'comments.flag': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/aggregated_comments/{commentId}/flag/' },
  },
  'comments.translate': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/aggregated_comments/{commentId}/translate/' },
  },
  'comments.removeMentions': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/aggregated_comments/{commentId}/mentions/' },
  },
  'comments.highlight': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/aggregated_comments/pin/highlight/' },
  },
})
