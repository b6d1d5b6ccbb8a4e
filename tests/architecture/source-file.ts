import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A file of the repository; `path` is counted from its root, with forward slashes. */
export type SourceFile = { path: string; text: string }

/** Looks at all files together and names each breach as `path: what is wrong`. */
export type HouseRule = (files: readonly SourceFile[]) => string[]

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const FOLDERS = '{apps,packages,tests,e2e,tools}'
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|coverage|test-results|playwright-report|\.[^/]+)(?:\/|$)/

const isOurs = (path: string) => !LEFT_OUT.test(path)

export function readSourceFiles(): SourceFile[] {
  const paths = globSync([`${FOLDERS}/**/*.{ts,tsx,css}`, '*.ts', 'apps/api/migrations/*.sql'], {
    cwd: ROOT,
    exclude: (path) => LEFT_OUT.test(path),
  })
  return paths.filter(isOurs).map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))
}
