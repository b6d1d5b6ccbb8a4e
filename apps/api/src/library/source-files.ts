import { type Found, LibraryError, type SourceFile } from './library-source.ts'

/** Of one file that is no picture. */
export const SOURCE_FILE_MAX_BYTES = 64 * 1024 * 1024
const HEAD_LENGTH = 256 * 1024
/** What kind an archive is shows in its first files; more of them are not opened to find out. */
const FILES_ASKED = 50

const HIDDEN = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i

/** Whether a system keeps the file for itself. */
export const isHidden = ({ name }: SourceFile): boolean => HIDDEN.test(name)

/** `Kitchen/One shelf.jpg` is of `Kitchen`, named `One shelf`, and ends with `jpg`. */
export function nameParts({ name }: SourceFile): { folders: string[]; stem: string; ending: string } {
  const folders = name.split('/')
  const last = folders.pop() ?? ''
  const dot = last.lastIndexOf('.')
  const [stem, ending] = dot > 0 ? [last.slice(0, dot), last.slice(dot + 1)] : [last, '']
  return { folders, stem, ending: ending.toLowerCase() }
}

/** Those that are not hidden and end so; of a single file any name will do. */
export function filesEnding(files: readonly SourceFile[], endings: readonly string[]): SourceFile[] {
  const shown = files.filter((file) => !isHidden(file))
  return shown.length === 1 ? shown : shown.filter((file) => endings.includes(nameParts(file).ending))
}

/** Those of the first files whose beginning looks right. */
export async function filesBeginning(
  files: readonly SourceFile[],
  looksRight: (head: string, file: SourceFile) => boolean,
): Promise<SourceFile[]> {
  const right: SourceFile[] = []
  for (const file of files.slice(0, FILES_ASKED)) if (looksRight(await head(file), file)) right.push(file)
  return right
}

async function head(file: SourceFile): Promise<string> {
  const bytes = await file.read(SOURCE_FILE_MAX_BYTES).catch((error: unknown) => {
    if (error instanceof LibraryError) return Buffer.alloc(0)
    throw error
  })
  return new TextDecoder().decode(bytes.subarray(0, HEAD_LENGTH))
}

/** What is found in all the files; of several, one that cannot be read is a fault. */
export async function* readEach(
  files: readonly SourceFile[],
  read: (file: SourceFile) => AsyncIterable<Found>,
): AsyncGenerator<Found> {
  for (const file of files) {
    try {
      yield* read(file)
    } catch (error) {
      if (!(error instanceof LibraryError) || files.length === 1) throw error
      yield { type: 'fault', where: file.name, reason: error.reason }
    }
  }
}
