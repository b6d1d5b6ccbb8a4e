import {
  fileInMemory,
  type Found,
  type FoundBoard,
  type FoundPin,
  type FoundSection,
  type LibrarySource,
  type SourceFile,
} from '../library-source.ts'

/** A file as a member brings it. */
export function sourceFile(name: string, content: string | Uint8Array): SourceFile {
  return fileInMemory(name, Buffer.from(content as string))
}

export async function foundIn(source: LibrarySource, ...files: readonly SourceFile[]): Promise<Found[]> {
  const found: Found[] = []
  for await (const one of source.read(files)) found.push(one)
  return found
}

/** Each pin with the names of its board and section; faults as they are. */
export async function readable(source: LibrarySource, ...files: readonly SourceFile[]) {
  const found = await foundIn(source, ...files)
  const boards = new Map<string, FoundBoard>()
  const sections = new Map<string, FoundSection>()
  const pins: (Omit<FoundPin, 'type' | 'ref' | 'boardRef' | 'sectionRef'> & {
    board: string | undefined
    section: string | undefined
  })[] = []
  const faults: [string, string][] = []
  for (const one of found) {
    if (one.type === 'board') boards.set(one.ref, one)
    else if (one.type === 'section') sections.set(one.ref, one)
    else if (one.type === 'fault') faults.push([one.where, one.reason])
    else {
      const { type: _type, ref: _ref, boardRef, sectionRef, ...pin } = one
      const board = boards.get(boardRef)?.name
      pins.push({ board, section: sections.get(sectionRef ?? '')?.title, ...pin })
    }
  }
  return { boards: [...boards.values()], sections: [...sections.values()], pins, faults }
}
