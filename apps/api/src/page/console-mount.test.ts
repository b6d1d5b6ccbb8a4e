import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultBrand, type SiteBrand } from '../domains/site-brand/site-brand-service.ts'
import { testDeps } from '../testing/test-deps.ts'
import { openTestSite, type TestSite } from '../testing/test-site.ts'
import { consoleMount } from './console-mount.ts'

const DOCUMENT = join(import.meta.dirname, '../../../business-console/index.html')
let site: TestSite
let folder: string
let brand: SiteBrand = defaultBrand({ defaultName: 'Tessera' })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'))
  await writeFile(join(folder, 'index.html'), await readFile(DOCUMENT))
  const { textsIn } = await testDeps()
  site = await openTestSite([consoleMount({ folder, imageOrigin: null, textsIn, brand: async () => brand })])
})

afterAll(async () => {
  await site.app.close()
  await rm(folder, { recursive: true })
})

const open = async () => (await site.app.inject({ url: '/business/', headers: { accept: 'text/html' } })).body

it('the document of the console has the name, the mark and the colors of the site', async () => {
  expect(await open()).toContain('<title>Tessera Business</title>')
  brand = {
    name: 'Tiles & "Co" $1',
    logo: { small: 'http://i.test/s.jpg', large: 'http://i.test/l.jpg', largest: 'http://i.test/x.jpg' },
    accentLight: '#1d5fa8',
    accentDark: null,
  }
  const html = await open()
  expect(html).toContain('<title>Tiles &amp; &quot;Co&quot; $1 Business</title>')
  expect(html).toContain('data-site="Tiles &amp; &quot;Co&quot; $1"')
  expect(html).toContain('rel="icon" href="http://i.test/s.jpg"')
  expect(html).toMatch(/<style id="site-brand" nonce="[\w+/=-]+">html:root\{/)
})
