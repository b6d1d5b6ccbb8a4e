import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { adminAddress } from '@tessera/api-types/addresses'
import { type adminListOf, MAX_ADMIN_ROWS } from '@tessera/api-types/wire/admin-list'
import type { Operation } from '../kernel/operation.ts'
import { readListQuery, sendFailure, unitOf } from './admin.ts'
import { call } from './call.ts'
import { DomainError } from '../kernel/domain-error.ts'
import { cellsOf, chosenColumns, columnsOf, type ExportColumn, type Row } from './export-columns.ts'
import { toRouterPath } from './rest.ts'
import { parseJson } from '../kernel/parse-json.ts'

interface Page {
  items: Row[]
  total: number
}

const MAX_TEXT = 200
const MAX_COLUMNS = 50
const text = z.string().min(1).max(MAX_TEXT)
const Choice = z
  .array(z.tuple([text, text]))
  .min(1)
  .max(MAX_COLUMNS)

/**
 * Each list of the admin dialect as a file: `…/export` with the same sort and filter, all rows of them. `columns` are
 * the fields it has and what stands above them, as JSON; `title` names it.
 */
export function adminExports(app: FastifyInstance, operations: readonly Operation[]): void {
  for (const operation of operations) {
    const { admin } = operation.contract.route
    if (admin?.verb !== 'list') continue
    app.route({
      method: 'GET',
      url: `${toRouterPath(adminAddress(admin, 'list').path)}/export`,
      handler: (request, reply) => sendFile(operation, unitOf(admin.resource), request, reply),
      errorHandler: (error, _request, reply) => sendFailure(error, reply, 'list'),
    })
  }
}

async function sendFile(
  operation: Operation,
  unit: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { columns: chosen, title } = request.query as Row
  const columns = chosenColumns(columnsOf(rowOf(operation)), choiceOf(chosen))
  const input = { ...readListQuery(request.query as Row), ...(request.params as Row) }
  const read = async (first: number): Promise<Page> => {
    const range = [first, first + MAX_ADMIN_ROWS - 1]
    return (await call(operation, { ...input, range }, request, reply)).data as Page
  }
  // A refusal is sent before any of the file is.
  const page = await read(0)
  const file = stringify({
    columns: columns.map(({ name }) => name),
    header: true,
    bom: true,
    escape_formulas: true,
  })
  // What fails on a later page breaks the file off, as its reader sees.
  pipeline(Readable.from(cellsOfRows(page, read, columns)), file, () => undefined)
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', dispositionOf(unit, title))
    .header('cache-control', 'no-store')
    .send(file)
}

function choiceOf(chosen: unknown) {
  if (chosen === undefined) return undefined
  const choice = Choice.safeParse(parseJson(String(chosen), 'columns'))
  if (!choice.success) throw new DomainError('INVALID_INPUT', { detail: 'Invalid columns.' })
  return choice.data
}

/** Characters that end a name, or that a file cannot have in it. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}"*/:<>?\\|]+/gu

/** The file by its title in the letters of any language, and by the name of the list for who cannot read those. */
function dispositionOf(unit: string, title: unknown): string {
  const plain = `attachment; filename="${unit}.csv"`
  const name = typeof title === 'string' ? title.slice(0, MAX_TEXT).replace(UNFIT, ' ').trim() : ''
  const encoded = encodeURIComponent(name).replaceAll(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return name ? `${plain}; filename*=UTF-8''${encoded}.csv` : plain
}

/** The schema of one row of a list. */
const rowOf = ({ contract }: Operation) =>
  (contract.output as ReturnType<typeof adminListOf>).shape.items.element

async function* cellsOfRows(
  page: Page,
  read: (first: number) => Promise<Page>,
  columns: readonly ExportColumn[],
): AsyncGenerator<string[]> {
  // The total is counted anew with each page, as rows are counted only some way past it.
  let { items, total } = page
  for (let first = 0; items.length > 0;) {
    yield* items.map((row) => cellsOf(row, columns))
    first += items.length
    if (first >= total) return
    ;({ items, total } = await read(first))
  }
}
