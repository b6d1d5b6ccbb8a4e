import { expect } from 'vitest'
import { LibraryError, type LibrarySource, type SourceFile } from '../library-source.ts'
import { foundIn } from './source-testing.ts'

/** What is found is whole; what is thrown is a LibraryError. */
export async function checkSource(source: LibrarySource, file: SourceFile): Promise<void> {
  await source.recognizes([file])
  const found = await foundIn(source, file).catch((error: unknown) => {
    if (error instanceof LibraryError) return []
    throw error
  })
  const refs = new Set<string>()
  for (const one of found) {
    if (one.type === 'fault') {
      expect(one.where).not.toBe('')
      continue
    }
    expect(refs.has(one.ref)).toBe(false)
    refs.add(one.ref)
    if (one.type !== 'board') expect(refs).toContain(one.boardRef)
    if (one.type === 'board') expect(one.name).not.toBe('')
    if (one.type === 'pin' && one.sectionRef !== null) expect(refs).toContain(one.sectionRef)
    const texts = JSON.stringify(one)
    expect(texts).not.toMatch(/\\u0000|\\ud[89a-f]/i)
    if (one.type === 'pin' && one.link !== null) expect(one.link).toMatch(/^https?:\/\//)
  }
}
