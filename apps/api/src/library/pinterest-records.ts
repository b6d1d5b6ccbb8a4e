import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { readHtml } from './html-events.ts'
import { readJson, recordsIn, valueAt } from './json-file.ts'
import { LibraryError, type SourceFile } from './library-source.ts'
import { nameParts, SOURCE_FILE_MAX_BYTES } from './source-files.ts'

/** The fields of a pin or a board, by their names in small letters without anything between them. */
export type PinterestRecord = ReadonlyMap<string, string>

const MAX_FIELD = 20_000
const MAX_FIELDS = 200
const MAX_DEPTH = 4
const MAX_ROW_BYTES = 1024 * 1024
const NOTHING = new Set(['no data', 'none', 'null'])

const keyOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

function put(record: Map<string, string>, name: string, value: string): void {
  const text = value.trim()
  const key = keyOf(name)
  if (text === '' || NOTHING.has(text.toLowerCase()) || record.has(key) || record.size >= MAX_FIELDS) return
  record.set(key, text)
}

/** The export is made of HTML; before and beside it there are exports of JSON and CSV. @throws LibraryError */
export function pinterestRecords(file: SourceFile): AsyncIterable<PinterestRecord> {
  const { ending } = nameParts(file)
  if (ending === 'json') return jsonRecords(file)
  return ending === 'csv' ? csvRecords(file) : htmlRecords(file)
}

async function* jsonRecords(file: SourceFile): AsyncGenerator<PinterestRecord> {
  const value = await readJson(file)
  const lists = Array.isArray(value)
    ? [value]
    : ['boards', 'pins', 'saved_pins', 'items', 'data'].map((key) => valueAt(value, key))
  for (const thing of lists.flatMap(recordsIn)) {
    const record = new Map<string, string>()
    flatten(thing, '', record, 0)
    yield record
  }
}

/** `{ board: { name } }` is the field `boardname`. */
function flatten(value: unknown, name: string, record: Map<string, string>, depth: number): void {
  if (typeof value === 'string') put(record, name, value.slice(0, MAX_FIELD))
  else if (typeof value === 'number' || typeof value === 'boolean') put(record, name, String(value))
  else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH && record.size < MAX_FIELDS)
    for (const [key, inner] of Object.entries(value).slice(0, MAX_FIELDS))
      flatten(inner, `${name} ${key}`, record, depth + 1)
}

async function* csvRecords(file: SourceFile): AsyncGenerator<PinterestRecord> {
  const bytes = await file.read(SOURCE_FILE_MAX_BYTES)
  const parser = parse({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
  })
  let names: readonly string[] | undefined
  try {
    for await (const cells of Readable.from([bytes]).pipe(parser) as AsyncIterable<string[]>) {
      if (names === undefined) {
        names = cells
        continue
      }
      const record = new Map<string, string>()
      for (const [at, name] of names.slice(0, MAX_FIELDS).entries())
        put(record, name, (cells[at] ?? '').slice(0, MAX_FIELD))
      yield record
    }
  } catch {
    throw new LibraryError('unreadable')
  }
}

const FIELD = /^([A-Z][A-Za-z ]{1,40}):\s?([^]*)$/
const OWN_ADDRESS = /^https:\/\/(?:[a-z]+\.)?pinterest\.[a-z.]+\/./

/** Lines that end with `<br>`: the address of the pin, then `Name: value,` for each of its fields. */
async function* htmlRecords(file: SourceFile): AsyncGenerator<PinterestRecord> {
  const ready: PinterestRecord[] = []
  let record = new Map<string, string>()
  let line = ''
  let address = ''
  const endRecord = () => {
    if (record.size > 0) ready.push(record)
    record = new Map()
  }
  const endLine = () => {
    const text = line.trim().replace(/,$/, '')
    const field = FIELD.exec(text)
    if (field) put(record, field[1] ?? '', field[2] ?? '')
    else if (OWN_ADDRESS.test(address)) {
      endRecord()
      put(record, 'own address', address)
    }
    line = ''
    address = ''
  }
  const events = {
    open: (tag: string, { href }: Readonly<Record<string, string>>) => {
      if (tag === 'br' || tag === 'h1') endLine()
      if (tag === 'h1') endRecord()
      if (tag === 'a' && href !== undefined) address = href
    },
    text: (text: string) => {
      if (line.length < MAX_FIELD) line += text
    },
    close: () => {
      line = ''
    },
  }
  const bytes = await file.read(SOURCE_FILE_MAX_BYTES)
  for await (const _ of readHtml(bytes, events, new Set(['h1']))) yield* ready.splice(0)
  endLine()
  endRecord()
  yield* ready
}
