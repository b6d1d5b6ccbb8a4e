import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const COMMAND = /\bpnpm(?:@[\d.]+)? (run )?([a-z][a-z0-9-]*)/g

/** Scripts whose names pnpm keeps for commands of its own, which win unless `run` stands before them. */
const RESERVED = ['doctor', 'profile']

/** What the documents call that is no script. */
const OF_PNPM = ['install', 'exec']

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

function faultOf(run: string | undefined, name: string): string | undefined {
  if (RESERVED.includes(name) && run === undefined)
    return `pnpm ${name} is a command of pnpm: pnpm run ${name}`
  return name in scripts || OF_PNPM.includes(name) ? undefined : `pnpm ${name} is no script`
}

it('commands in the documents reach the scripts they name', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })]
  const commands = documents.flatMap((document) =>
    [...readFileSync(join(ROOT, document), 'utf8').matchAll(COMMAND)].map((match) => ({ document, match })),
  )
  expect(commands.length).toBeGreaterThan(20)
  expect(
    commands.flatMap(({ document, match: [, run, name = ''] }) => {
      const fault = faultOf(run, name)
      return fault === undefined ? [] : [`${document}: ${fault}`]
    }),
  ).toEqual([])
})
