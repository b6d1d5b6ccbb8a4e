import type { FastifyInstance } from 'fastify'
import { SHARE_FIELDS, SHARED_PICTURE, SHARE_PATH } from '@tessera/api-types/page/share-target'
import { GROUNDS } from '@tessera/api-types/site-brand/accent'
import type { SiteBrand } from '../domains/site-brand/site-brand-service.ts'
import type { BrandSource } from './brand-source.ts'

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

const OWN_ICONS = [
  icon('/icon-192.png', 192, 'any'),
  icon('/icon-512.png', 512, 'any'),
  icon('/icon-maskable-192.png', 192, 'maskable'),
  icon('/icon-maskable-512.png', 512, 'maskable'),
]

/** Without a type: the format is that which the device takes. */
const logoIcons = ({ large, largest }: NonNullable<SiteBrand['logo']>) => [
  { src: large, sizes: '192x192', purpose: 'any' },
  { src: largest, sizes: '512x512', purpose: 'any' },
]

const manifestOf = ({ name, logo }: SiteBrand) => ({
  id: '/',
  name,
  short_name: name,
  description: `${name} is a place to discover, save and follow ideas.`,
  start_url: '/?utm_source=homescreen_icon',
  scope: '/',
  display: 'standalone',
  background_color: GROUNDS.light,
  theme_color: GROUNDS.light,
  share_target: {
    action: SHARE_PATH,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      ...Object.fromEntries(SHARE_FIELDS.map((field) => [field, field])),
      files: [{ name: SHARED_PICTURE, accept: ['image/*', 'video/*'] }],
    },
  },
  icons: logo ? logoIcons(logo) : OWN_ICONS,
})

/** What a device needs to keep the site among its apps. */
export const webManifest =
  (brand: BrandSource) =>
  (app: FastifyInstance): void => {
    app.get('/manifest.webmanifest', async (_request, reply) =>
      reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(manifestOf(await brand()))),
    )
  }
