import { readFile } from 'node:fs/promises'
import { variables } from '../../apps/api/src/config-variables.ts'
import { fromRoot } from '../lib/repository.ts'
import type { GeneratedFile } from './generated-file.ts'

const START = '<!-- environment variables: written by codegen -->'
const END = '<!-- end of environment variables -->'

/** The README with its table of every variable that the server reads. */
export async function environmentTable(): Promise<GeneratedFile> {
  const path = 'README.md'
  const readme = await readFile(fromRoot(path), 'utf8')
  const [before, rest] = readme.split(START)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error(`${path} has lost its marks for the table`)
  return { path, content: `${before}${START}\n\n${table()}\n\n${END}${after}` }
}

function table(): string {
  const rows = Object.entries(variables).map(([name, { about, isSecret }]) => {
    const shown = isSecret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``
    return `| ${shown} | ${about.replaceAll('|', '\\|')} |`
  })
  return ['| variable | meaning |', '| --- | --- |', ...rows].join('\n')
}
