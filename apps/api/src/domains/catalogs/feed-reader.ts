import type { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import type { FeedField, FeedFormat } from '@tessera/api-types/catalogs/catalog-options'
import { parse } from 'csv-parse'
import { SaxesParser } from 'saxes'
import { fieldOf, missingColumns, type FeedValues } from './feed-row-rules.ts'
import { FeedProblem } from './feed-problem.ts'

export interface FeedRow {
  /** As a spreadsheet counts: the heading is row 1. XML has none, its first item is 1. */
  number: number
  values: FeedValues
}

const MAX_UNPACKED_BYTES = 2 * 1024 * 1024 * 1024
const MAX_ROW_BYTES = 256 * 1024
/** Without a tag in it: a parser keeps whatever has no end yet. */
const MAX_UNBROKEN_BYTES = 1024 * 1024
const MAX_DEPTH = 100
const SLICE_BYTES = 64 * 1024

/** The rows of a file one after the other, however large it is. @throws FeedProblem */
export async function* readFeed(file: Readable, format: FeedFormat): AsyncGenerator<FeedRow> {
  const chunks = limited(unpacked(file))
  try {
    if (format === 'XML') yield* readItems(chunks)
    else yield* readLines(chunks, format === 'TSV' ? '\t' : ',')
  } catch (error) {
    throw error instanceof FeedProblem ? error : new FeedProblem('NOT_READABLE')
  } finally {
    file.destroy()
  }
}

/** PostgreSQL keeps neither NUL nor half a character. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

/** A file that begins as gzip does is one. */
async function* unpacked(file: Readable): AsyncGenerator<Buffer> {
  const chunks = file[Symbol.asyncIterator]()
  const { value: first } = await chunks.next()
  if (first === undefined) return
  const rest = async function* () {
    yield first
    yield* { [Symbol.asyncIterator]: () => chunks }
  }
  if (first[0] === 0x1f && first[1] === 0x8b) {
    const unpack = createGunzip()
    const { pipeline } = await import('node:stream/promises')
    const feeding = pipeline(rest, unpack).catch(() => undefined)
    yield* unpack
    await feeding
    return
  }
  yield* rest()
}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size > MAX_UNPACKED_BYTES) throw new FeedProblem('TOO_LARGE')
    yield chunk
  }
}

async function* readLines(chunks: AsyncIterable<Buffer>, delimiter: string): AsyncGenerator<FeedRow> {
  let fields: (FeedField | null)[] | undefined
  const parser = parse({
    delimiter,
    bom: true,
    trim: true,
    ...(delimiter === '\t' ? { quote: null } : { relax_quotes: true }),
    relax_column_count: true,
    max_record_size: MAX_ROW_BYTES,
  })
  const { Readable: Stream } = await import('node:stream')
  const source = Stream.from(chunks, { objectMode: false })
  source.on('error', (error) => parser.destroy(error))
  let number = 0
  for await (const cells of source.pipe(parser) as AsyncIterable<string[]>) {
    number += 1
    if (cells.every((cell) => cell === '')) continue
    if (fields === undefined) {
      fields = cells.map(fieldOf)
      if (missingColumns(fields).length > 0) throw new FeedProblem('MISSING_COLUMN')
      continue
    }
    const values: FeedValues = {}
    for (const [at, field] of fields.entries()) if (field) values[field] = storable(cells[at] ?? '')
    yield { number, values }
  }
}

const isItem = (name: string) => name === 'item' || name === 'entry'

/** Collects what stands right in an item; what is deeper belongs to something else, such as the price of its shipping. */
class ItemReader {
  #values: FeedValues | null = null
  #field: FeedField | null = null
  #text = ''
  #depth = 0
  #depthOfItem = 0

  open({ name, attributes }: { name: string; attributes: Readonly<Record<string, string>> }): void {
    if ((this.#depth += 1) > MAX_DEPTH) throw new FeedProblem('NOT_READABLE')
    if (isItem(name)) {
      this.#values = {}
      this.#depthOfItem = this.#depth
    } else if (this.#values && this.#depth === this.#depthOfItem + 1) {
      this.#field = fieldOf(name === 'summary' ? 'description' : name)
      // Atom has links as attributes: that of the page is the alternate one.
      this.#text =
        name === 'link' && (attributes.rel ?? 'alternate') === 'alternate' ? (attributes.href ?? '') : ''
    }
  }

  add(text: string): void {
    if (this.#field && this.#text.length < MAX_ROW_BYTES) this.#text += text
  }

  /** The values of the item that ends here. */
  close(name: string): FeedValues | null {
    const values = this.#values
    const depth = (this.#depth -= 1)
    if (values && isItem(name)) {
      this.#values = null
      return values
    }
    if (values && this.#field && depth === this.#depthOfItem) {
      const value = storable(this.#text).trim()
      if (value !== '') values[this.#field] = value
      this.#field = null
    }
    return null
  }
}

/** Items of RSS and entries of Atom, with the fields of shops in them. */
async function* readItems(chunks: AsyncIterable<Buffer>): AsyncGenerator<FeedRow> {
  const parser = new SaxesParser()
  const item = new ItemReader()
  const ready: FeedRow[] = []
  let number = 0
  let unbroken = 0
  parser.on('error', () => {
    throw new FeedProblem('NOT_READABLE')
  })
  parser.on('opentag', (tag) => {
    unbroken = 0
    item.open(tag)
  })
  parser.on('text', (text) => item.add(text))
  parser.on('cdata', (text) => item.add(text))
  parser.on('closetag', ({ name }) => {
    unbroken = 0
    const values = item.close(name)
    if (values) ready.push({ number: (number += 1), values })
  })
  const decoder = new TextDecoder()
  for await (const slice of sliced(chunks)) {
    unbroken += slice.length
    if (unbroken > MAX_UNBROKEN_BYTES) throw new FeedProblem('TOO_LARGE')
    parser.write(decoder.decode(slice, { stream: true }))
    yield* ready.splice(0)
  }
  parser.close()
  yield* ready
}

/** Lets other work run between the parts of a file that came at once. */
async function* sliced(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += SLICE_BYTES) {
      if (at > 0) await nextTurn()
      yield chunk.subarray(at, at + SLICE_BYTES)
    }
  }
}
