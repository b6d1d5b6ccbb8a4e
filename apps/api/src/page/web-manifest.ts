import type { FastifyInstance } from 'fastify'
import { SHARE_FIELDS, SHARED_PICTURE, SHARE_PATH } from '@tessera/api-types/page/share-target'

const GROUND = '#fdfbf8'

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** What a device needs to keep the site among its apps. */
export const webManifest =
  (name: string) =>
  (app: FastifyInstance): void => {
    const manifest = JSON.stringify({
      id: '/',
      name,
      short_name: name,
      description: `${name} is a place to discover, save and follow ideas.`,
      start_url: '/?utm_source=homescreen_icon',
      scope: '/',
      display: 'standalone',
      background_color: GROUND,
      theme_color: GROUND,
      share_target: {
        action: SHARE_PATH,
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          ...Object.fromEntries(SHARE_FIELDS.map((name) => [name, name])),
          files: [{ name: SHARED_PICTURE, accept: ['image/*', 'video/*'] }],
        },
      },
      icons: [
        icon('/icon-192.png', 192, 'any'),
        icon('/icon-512.png', 512, 'any'),
        icon('/icon-maskable-192.png', 192, 'maskable'),
        icon('/icon-maskable-512.png', 512, 'maskable'),
      ],
    })
    app.get('/manifest.webmanifest', (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(manifest),
    )
  }
