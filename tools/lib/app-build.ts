import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressAssets } from './compressed-assets.ts'
import { contentHash } from './content-hash.ts'
import { say, timed } from './progress.ts'
import { fromRoot } from './repository.ts'
import { captureOrThrow } from './run-command.ts'

type BrowserApp = { title: string; folder: string; outputs: readonly string[]; assets: string }

const APPS: readonly BrowserApp[] = [
  {
    title: 'the site',
    folder: 'apps/web',
    outputs: ['dist/client', 'dist/server'],
    assets: 'dist/client/assets',
  },
  {
    title: 'the business console',
    folder: 'apps/business-console',
    outputs: ['dist'],
    assets: 'dist/assets',
  },
]

const SHARED_SOURCES = [
  'apps/*/tools/**/*',
  'packages/*/src/**/*',
  'packages/*/package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
]

const sourcesOf = ({ folder }: BrowserApp) => [
  ...['src', 'public'].map((name) => `${folder}/${name}/**/*`),
  `${folder}/*.{ts,json,html}`,
  ...SHARED_SOURCES,
]

const readStamp = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

async function build(app: BrowserApp): Promise<void> {
  const folder = fromRoot(app.folder)
  const stampFile = join(folder, 'dist/.sources')
  const stamp = contentHash(sourcesOf(app))
  const isBuilt = app.outputs.every((output) => existsSync(join(folder, output)))
  if (isBuilt && readStamp(stampFile) === stamp) {
    say(`Building ${app.title}: unchanged`)
    return
  }
  await timed(`Building ${app.title}`, async () => {
    await captureOrThrow([join(folder, 'node_modules/.bin/vite'), 'build', '--logLevel=warn'], {
      cwd: folder,
    })
    await compressAssets(join(folder, app.assets))
  })
  writeFileSync(stampFile, stamp)
}

/** Builds what changed since it was last built. One at a time: each build uses every core. */
export async function buildApps(): Promise<void> {
  for (const app of APPS) await build(app)
}
