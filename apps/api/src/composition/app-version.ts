import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WEB_CLIENT } from '../page/web-build.ts'

/** The release with a mark of the built site, so that browsers notice every deploy. */
export function appVersion(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
    version: string
  }
  const manifest = join(WEB_CLIENT, '.vite/manifest.json')
  if (!existsSync(manifest)) return version
  return `${version}-${createHash('sha256').update(readFileSync(manifest)).digest('hex').slice(0, 8)}`
}
