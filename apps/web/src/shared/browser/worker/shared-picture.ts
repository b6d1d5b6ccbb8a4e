import { SHARED_PICTURE, SHARE_FIELDS, SHARE_PATH } from '@tessera/api-types/page/share-target'

const CACHE = 'shared-picture'
const KEY = '/shared-picture'
const NAME_HEADER = 'x-file-name'

const fileFrom = async (kept: Response): Promise<File> =>
  new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME_HEADER) ?? ''), {
    type: kept.headers.get('content-type') ?? '',
  })

/** Whether a device hands over what somebody shared with the installed site. */
export const isShare = ({ method, url }: Request): boolean =>
  method === 'POST' && new URL(url).pathname === SHARE_PATH

/** Keeps the picture on this device, and leads to the page that takes it; words go along in its address. */
export async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData()
  const to = new URL(SHARE_PATH, request.url)
  for (const name of SHARE_FIELDS) {
    const value = form.get(name)
    if (typeof value === 'string' && value) to.searchParams.set(name, value)
  }
  const file = form.get(SHARED_PICTURE)
  if (file instanceof File && file.size > 0) {
    const headers = { 'content-type': file.type, [NAME_HEADER]: encodeURIComponent(file.name) }
    await (await caches.open(CACHE)).put(KEY, new Response(file, { headers }))
    to.searchParams.set('shared', SHARED_PICTURE)
  }
  return Response.redirect(to.href, 303)
}

/** The picture that was shared last, once. */
export async function takeShared(): Promise<File | null> {
  if (typeof caches === 'undefined') return null
  const cache = await caches.open(CACHE)
  const kept = await cache.match(KEY)
  if (!kept) return null
  const file = await fileFrom(kept)
  await cache.delete(KEY)
  return file
}

/** A picture that nobody took does not wait for the next member of this browser. */
export function forgetShared(): void {
  if (typeof caches !== 'undefined') void caches.delete(CACHE).catch(() => false)
}
