import { pipeline, Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { adminAddress } from '@tessera/api-types/addresses'
import { type adminListOf, MAX_ADMIN_ROWS } from '@tessera/api-types/wire/admin-list'
import type { Operation } from '../kernel/operation.ts'
import { readListQuery, sendFailure, unitOf } from './admin.ts'
import { call } from './call.ts'
import { cellsOf, columnsOf, type ExportColumn, type Row } from './export-columns.ts'
import { toRouterPath } from './rest.ts'

interface Page {
  items: Row[]
  total: number
}

/** Each list of the admin dialect as a file: `…/export` with the same sort and filter, all rows of them. */
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
  const input = { ...readListQuery(request.query as Row), ...(request.params as Row) }
  const read = async (first: number): Promise<Page> => {
    const range = [first, first + MAX_ADMIN_ROWS - 1]
    return (await call(operation, { ...input, range }, request, reply)).data as Page
  }
  // A refusal is sent before any of the file is.
  const page = await read(0)
  const columns = columnsOf(rowOf(operation))
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
    .header('content-disposition', `attachment; filename="${unit}.csv"`)
    .header('cache-control', 'no-store')
    .send(file)
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
