import { boardOfFolders, FoundBoards } from './found-boards.ts'
import type { LibrarySource, SourceFile } from './library-source.ts'
import { isHidden, nameParts } from './source-files.ts'
import { oneLine } from './source-text.ts'

const ENDINGS = ['jpg', 'jpeg', 'png', 'apng', 'webp', 'gif', 'avif', 'tif', 'tiff']
const LOOSE = 'Pictures'

const isNamedPicture = (file: SourceFile): boolean => ENDINGS.includes(nameParts(file).ending)

/** Folders of pictures: a folder becomes a board, a folder in it a section, the name of a file a title. */
export const picturesSource: LibrarySource = {
  kind: 'pictures',
  recognizes: (files) => Promise.resolve(files.some((file) => !isHidden(file) && isNamedPicture(file))),
  async *read(files) {
    const boards = new FoundBoards()
    const shown = files.filter((file) => !isHidden(file))
    const skipped = isWrapped(shown) ? 1 : 0
    for (const file of shown) {
      if (!isNamedPicture(file)) {
        yield { type: 'fault', where: file.name, reason: 'unsupported_type' }
        continue
      }
      const { folders, stem } = nameParts(file)
      const { board, section } = boardOfFolders(folders.slice(skipped).map(oneLine))
      const { before, place } = boards.place(board || LOOSE, section)
      yield* before
      yield {
        type: 'pin',
        ...place,
        title: oneLine(stem.replaceAll('_', ' ')),
        description: '',
        altText: '',
        link: null,
        createdAt: null,
        picture: { file: file.name },
      }
    }
  },
}

/** Whether one folder holds nothing but the folders that were meant. */
function isWrapped(files: readonly SourceFile[]): boolean {
  const folders = files.filter(isNamedPicture).map((file) => nameParts(file).folders)
  const tops = new Set(folders.map(([top]) => top))
  const seconds = new Set(folders.map(([, second]) => second))
  return tops.size === 1 && seconds.size > 1 && !seconds.has(undefined)
}
