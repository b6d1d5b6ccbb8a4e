import { z } from 'zod'
import { MICROS } from '@tessera/api-types/wire/micros'
import { Id } from '@tessera/api-types/wire/scalars'
import { isRecord } from './call.ts'

/** Spreadsheets hold fifteen digits of a number, and make noughts of the others. */
const TOO_LONG = /^\d{16,}$/

/** A number that a spreadsheet would round, as text that it leaves alone. */
export const keptWhole = (text: string): string => (TOO_LONG.test(text) ? `id:${text}` : text)

export type Row = Record<string, unknown>

/** One column of a file: what stands above it, and where its value is in a row. */
export interface ExportColumn {
  name: string
  path: readonly string[]
  /** Its digits are to be kept whole. */
  isId: boolean
}

/** Facts about the viewer and the storage of a row, of no use in a file. */
const OMITTED = new Set(['abilities', 'version', 'roles'])

const IN_MICROS = /_micros$/

/** An id, or a list of ids. */
const holdsIds = (schema: z.core.$ZodType): boolean =>
  schema === Id || (schema instanceof z.ZodArray && schema.element === Id)

/**
 * The columns of a list, by the contract of its rows: which rows there are, and what is missing in the first
 * of them, changes nothing. A field inside of a record is `owner_business.name`.
 */
export function columnsOf(schema: z.core.$ZodType, path: readonly string[] = []): ExportColumn[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return columnsOf(schema.unwrap(), path)
  if (!(schema instanceof z.ZodObject))
    return [{ name: path.join('.').replace(IN_MICROS, ''), path, isId: holdsIds(schema) }]
  const fields = Object.entries(schema.shape)
  return fields
    .filter(([field]) => !OMITTED.has(field))
    .flatMap(([field, inner]) => columnsOf(inner, [...path, field]))
}

/** The cells of a row in the order of the columns. */
export const cellsOf = (row: Row, columns: readonly ExportColumn[]): string[] =>
  columns.map(({ path, isId }) => {
    const value = path.reduce<unknown>((at, field) => (isRecord(at) ? at[field] : null), row)
    return isId ? idsOf(value) : cellOf(inUnits(path.at(-1) ?? '', value))
  })

const idsOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(idsOf).join('; ') : typeof value === 'string' ? keptWhole(value) : ''

/** An amount as people write it, in units of its currency. */
const inUnits = (field: string, value: unknown): unknown =>
  IN_MICROS.test(field) && typeof value === 'number' ? value / MICROS : value

/** A value as text; a list is joined. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(cellOf).join('; ')
  if (!isRecord(value)) return String(value)
  if (typeof value.field === 'string') return changeOf(value.field, value.old, value.new)
  return cellOf(value.name ?? value.full_name ?? (idsOf(value.id) || JSON.stringify(value)))
}

const changeOf = (field: string, before: unknown, after: unknown): string =>
  `${field.replace(IN_MICROS, '')}: ${cellOf(inUnits(field, before))} → ${cellOf(inUnits(field, after))}`
