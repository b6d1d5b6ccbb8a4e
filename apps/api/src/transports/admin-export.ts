import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { adminAddress } from '@tessera/api-types/addresses'
import { MAX_ADMIN_ROWS } from '@tessera/api-types/wire/admin-list'
import type { Operation } from '../kernel/operation.ts'
import { readListQuery, sendFailure, unitOf } from './admin.ts'
import { call, isRecord } from './call.ts'
import { toRouterPath } from './rest.ts'

type Row = Record<string, unknown>
interface Page {
  items: Row[]
  total: number
}

/** Facts about the viewer and the storage of a row, of no use in a file. */
const OMITTED = new Set(['abilities', 'version', 'roles'])

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
  const columns = columnsOf(page.items, itemOf(operation.contract.output))
  const file = stringify({ columns, header: true, bom: true, escape_formulas: true })
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${unit}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(rowsOf(page, read)).pipe(file))
}

async function* rowsOf(page: Page, read: (first: number) => Promise<Page>): AsyncGenerator<Row> {
  // The total is counted anew with each page, as rows are counted only some way past it.
  let { items, total } = page
  for (let first = 0; items.length > 0;) {
    yield* items.map(flat)
    first += items.length
    if (first >= total) return
    ;({ items, total } = await read(first))
  }
}

/** What the rows of a list are, by its contract. */
const itemOf = (output: z.ZodType): unknown => {
  const items = shapeOf(output)?.['items']
  return items instanceof z.ZodArray ? items.element : undefined
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> | undefined {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return shapeOf(schema.unwrap())
  return schema instanceof z.ZodObject ? schema.shape : undefined
}

/** A record that is missing in these rows may be there in later ones: the contract names its fields. */
function columnsOf(rows: readonly Row[], schema: unknown): string[] {
  const shape = shapeOf(schema)
  const names = new Set([
    ...rows.flatMap((row) => Object.keys(row)),
    ...(rows.length === 0 ? Object.keys(shape ?? {}) : []),
  ])
  return [...names].flatMap((name) => {
    if (OMITTED.has(name)) return []
    const field = shape?.[name]
    const records = rows.map((row) => row[name]).filter(isRecord)
    if (records.length === 0 && !shapeOf(field)) return [name]
    return columnsOf(records, field).map((inner) => `${name}.${inner}`)
  })
}

/** A row as cells: a field inside of a record is `owner_business.name`, a list is joined. */
function flat(row: Row): Record<string, string> {
  const cells: Record<string, string> = {}
  for (const [name, value] of Object.entries(row)) {
    if (OMITTED.has(name)) continue
    if (!isRecord(value)) cells[name] = cellOf(value)
    else for (const [inner, text] of Object.entries(flat(value))) cells[`${name}.${inner}`] = text
  }
  return cells
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cellOf).join('; ')
  if (!isRecord(value)) return String(value)
  if ('field' in value) return `${cellOf(value.field)}: ${cellOf(value.old)} → ${cellOf(value.new)}`
  return cellOf(value.name ?? value.full_name ?? value.id ?? JSON.stringify(value))
}
