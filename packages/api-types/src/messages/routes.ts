import { routes } from '../route.ts'

export const messagesRoutes = routes({
  'conversations.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/conversations/' },
    resource: { name: 'Conversations', verb: 'get' },
    paged: true,
  },
  'conversations.create': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/conversations/' },
    resource: { name: 'Conversations', verb: 'create' },
    isIdempotent: true,
  },
  'conversations.changes': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/conversations/changes/' },
  },
  'conversations.get': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/conversations/{conversation_id}/' },
    resource: { name: 'Conversation', verb: 'get' },
  },
  'conversations.rename': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/conversations/{conversation_id}/' },
    resource: { name: 'Conversation', verb: 'update' },
  },
  'conversations.leave': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/conversations/{conversation_id}/' },
    resource: { name: 'Conversation', verb: 'delete' },
  },
  'conversations.restore': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/conversations/{conversation_id}/restore/' },
  },
  'conversations.markRead': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/conversations/{conversation_id}/read/' },
  },
  'conversations.addPeople': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/conversations/{conversation_id}/users/' },
  },
  'messages.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/conversations/{conversation_id}/messages/' },
    resource: { name: 'ConversationMessages', verb: 'get' },
    paged: true,
  },
  'messages.send': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/conversations/{conversation_id}/messages/' },
    resource: { name: 'ConversationMessages', verb: 'create' },
    isIdempotent: true,
  },
  'messages.delete': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/conversations/{conversation_id}/messages/{message_id}/' },
  },
  'messages.react': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/conversations/{conversation_id}/messages/{message_id}/react/' },
  },
  'messages.unreact': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/conversations/{conversation_id}/messages/{message_id}/react/' },
  },
  'messages.sentPin': {
    kind: 'query',
    access: 'anyone',
    rest: { method: 'GET', path: '/v3/pins/{pin_id}/sent/{sent_key}/' },
  },
  'contactRequests.list': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/contact_requests/' },
    resource: { name: 'ContactRequests', verb: 'get' },
    paged: true,
  },
  'contactRequests.accept': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/contact_requests/{contact_request_id}/' },
    resource: { name: 'ContactRequests', verb: 'update' },
  },
  'contactRequests.decline': {
    kind: 'command',
    access: 'member',
    rest: { method: 'DELETE', path: '/v3/contact_requests/{contact_request_id}/' },
    resource: { name: 'ContactRequests', verb: 'delete' },
  },
  'contactRequests.block': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/contact_requests/{contact_request_id}/block/' },
  },
  'contactRequests.restore': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/contact_requests/{contact_request_id}/restore/' },
  },
})
