import { parseJson } from '../kernel/parse-json.ts'
import { LibraryError, type SourceFile } from './library-source.ts'
import { SOURCE_FILE_MAX_BYTES } from './source-files.ts'

export type JsonRecord = Readonly<Record<string, unknown>>

/** More than any library has; a file made of nothing else would fill the memory. Commas in texts count, too. */
const MAX_VALUES = 1_500_000
const COMMA = 0x2c
const BRACKET = 0x5b
const BRACE = 0x7b

/** Throws LibraryError for JSON of which an endless number of tiny values would become. */
export function refuseManyValues(bytes: Uint8Array): void {
  let values = 0
  for (const byte of bytes) if (byte === COMMA || byte === BRACKET || byte === BRACE) values += 1
  if (values > MAX_VALUES) throw new LibraryError('too_large')
}

/** Deeply nested files are refused before they are parsed. @throws LibraryError */
export async function readJson(file: SourceFile): Promise<unknown> {
  const bytes = await file.read(SOURCE_FILE_MAX_BYTES)
  refuseManyValues(bytes)
  try {
    return parseJson(new TextDecoder().decode(bytes), 'file')
  } catch {
    throw new LibraryError('unreadable')
  }
}

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The objects of a list; none of what is no list. */
export const recordsIn = (value: unknown): readonly JsonRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** What stands at a path of keys, undefined where it ends early. */
export function valueAt(value: unknown, ...path: readonly string[]): unknown {
  let inner = value
  for (const key of path) inner = isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined
  return inner
}

/** The first of the paths at which there is a text. */
export function textAt(value: unknown, ...paths: readonly (readonly string[])[]): string {
  for (const path of paths) {
    const found = valueAt(value, ...path)
    if (typeof found === 'string' && found !== '') return found
  }
  return ''
}

/** A file whose JSON cannot be read holds nothing that is known. */
export const jsonOrNull = (file: SourceFile): Promise<unknown> =>
  readJson(file).catch((error: unknown) => {
    if (error instanceof LibraryError) return null
    throw error
  })
