import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { ROOT } from './repository.ts'

const LEFT_OUT = /(?:^|\/)(?:node_modules|dist)(?:\/|$)|\.(?:test|stories)\.tsx?$/

/** One word for what these files (globs from the root) say, tests and built files left out. */
export function contentHash(globs: readonly string[]): string {
  const paths = globSync([...globs], {
    cwd: ROOT,
    withFileTypes: true,
    exclude: (entry) => LEFT_OUT.test(entry.name),
  })
    .filter((entry) => entry.isFile() && !LEFT_OUT.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .toSorted()
  const hash = createHash('sha256')
  for (const path of paths)
    hash.update(path.slice(ROOT.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}
