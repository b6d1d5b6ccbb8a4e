import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Fastify from 'fastify'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { defaultBrand } from '../domains/site-brand/site-brand-service.ts'
import { WEB_FOLDER } from './web-build.ts'
import { webManifest } from './web-manifest.ts'

type Manifest = { icons: { src: string; sizes: string; purpose: string }[] }

it('the site can be kept among the apps: with its name, what it is, its start and icons of the sizes it names', async () => {
  const app = Fastify()
  webManifest(async () => defaultBrand({ defaultName: 'Mosaics' }))(app)
  const answer = await app.inject('/manifest.webmanifest')
  const manifest = answer.json<Manifest>()
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(manifest).toMatchObject({
    name: 'Mosaics',
    short_name: 'Mosaics',
    description: 'Mosaics is a place to discover, save and follow ideas.',
    start_url: '/?utm_source=homescreen_icon',
    share_target: {
      action: '/pin-creation-tool/',
      params: { url: 'url', files: [{ name: 'picture', accept: ['image/*', 'video/*'] }] },
    },
  })
  expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set(['any', 'maskable']))
  for (const { src, sizes } of manifest.icons) {
    const file = join(WEB_FOLDER, 'public', src)
    expect(existsSync(file)).toBe(true)
    const { width, height } = await sharp(file).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
