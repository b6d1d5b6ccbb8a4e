import { routes } from '../route.ts'

export const mediaRoutes = routes({
  'media.uploadImage': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/upload-image/' },
    fileField: 'img',
  },
  'media.register': {
    kind: 'command',
    access: 'member',
    rest: { method: 'POST', path: '/v3/media/uploads/register/batch/' },
    resource: { name: 'MediaUploadsRegister', verb: 'create' },
    isIdempotent: true,
  },
  'media.upload': {
    kind: 'command',
    access: 'anyone',
    rest: { method: 'POST', path: '/v3/media/uploads/{upload_id}/file/' },
    fileField: 'file',
    forgeryGuard: 'signed-form',
  },
  'media.setCaptions': {
    kind: 'command',
    access: 'member',
    rest: { method: 'PUT', path: '/v3/media/videos/{signature}/captions/' },
    isIdempotent: true,
  },
  'media.status': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/media/uploads/{upload_id}/' },
    isBatchable: true,
  },
  'media.statuses': {
    kind: 'query',
    access: 'member',
    resource: { name: 'VIP', verb: 'get' },
  },
  'media.findImages': {
    kind: 'query',
    access: 'member',
    rest: { method: 'GET', path: '/v3/media/find_images/' },
    resource: { name: 'FindPinImages', verb: 'get' },
  },
})
