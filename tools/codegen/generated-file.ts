import { readFile, writeFile } from 'node:fs/promises'
import { fromRoot } from '../lib/repository.ts'

/** A file written by `codegen`, named from the repository's root. */
export type GeneratedFile = { path: string; content: string }

export async function isFresh({ path, content }: GeneratedFile): Promise<boolean> {
  const found = await readFile(fromRoot(path), 'utf8').catch(() => undefined)
  return found === content
}

export const writeGenerated = ({ path, content }: GeneratedFile) => writeFile(fromRoot(path), content)
