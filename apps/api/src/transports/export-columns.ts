import { z } from 'zod'
import { MICROS } from '@tessera/api-types/wire/micros'
import { Id } from '@tessera/api-types/wire/scalars'
import { isRecord } from './call.ts'

/** Spreadsheets hold fifteen digits of a number, and make noughts of the others. */
const TOO_LONG = /^\d{16,}$/

/** A number that a spreadsheet would round, as text that it leaves alone. */
export const keptWhole = (text: string): string => (TOO_LONG.test(text) ? `id:${text}` : text)

export type Row = Record<string, unknown>

/** Digits that a spreadsheet reads as a number, of which it drops a nought or a plus at the front, or rounds the end. */
const LOSES_DIGITS = /^(?=.*\d)[+(]|^0|^\d{16,}$/

/** Fields that are written in digits and are no number, with the mark that keeps those whole. */
const MARK_OF: Readonly<Record<string, string>> = { phone_number: 'tel:', zip_code: 'zip:' }

const marked = (mark: string, value: unknown): unknown =>
  typeof value === 'string' && LOSES_DIGITS.test(value) ? mark + value : value

/** One column of a file: what stands above it, and where its value is in a row. */
export interface ExportColumn {
  name: string
  path: readonly string[]
  /** Its digits are to be kept whole. */
  isId: boolean
  /** Its values are constants like `BILLING_HOLD`. */
  isConstant: boolean
}

/** A column that the reader chose: a field of the rows, and what stands above it in their language. */
export type ChosenColumn = readonly [field: string, head: string]

/** Facts about the viewer and the storage of a row, of no use in a file. */
const OMITTED = new Set(['abilities', 'version', 'roles'])

const IN_MICROS = /_micros$/

/** An id, or a list of ids. */
const holdsIds = (schema: z.core.$ZodType): boolean =>
  schema === Id || (schema instanceof z.ZodArray && schema.element === Id)

const isEnum = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodEnum || (schema instanceof z.ZodArray && isEnum(schema.element))

/**
 * The columns of a list, by the contract of its rows: which rows there are, and what is missing in the first
 * of them, changes nothing. A field inside of a record is `owner_business.name`.
 */
export function columnsOf(schema: z.core.$ZodType, path: readonly string[] = []): ExportColumn[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return columnsOf(schema.unwrap(), path)
  if (!(schema instanceof z.ZodObject)) {
    const name = path.join('.').replace(IN_MICROS, '')
    return [{ name, path, isId: holdsIds(schema), isConstant: isEnum(schema) }]
  }
  const fields = Object.entries(schema.shape)
  return fields
    .filter(([field]) => !OMITTED.has(field))
    .flatMap(([field, inner]) => columnsOf(inner, [...path, field]))
}

const NAMES = ['name', 'full_name']

/** How many there are in a list is asked for by the field `employees.length`. */
const COUNT = '.length'

function countOf(all: readonly ExportColumn[], field: string): ExportColumn[] {
  const lists = columnsOfField(all, field.slice(0, -COUNT.length)).slice(0, 1)
  return lists.map((list) => ({
    ...list,
    path: [...list.path, 'length'],
    isId: false,
    isConstant: false,
  }))
}

/** The columns of a field, by its address or, where it stands inside of a record, by its name; of a record its name alone. */
function columnsOfField(all: readonly ExportColumn[], field: string): readonly ExportColumn[] {
  const exact = all.filter(({ path }) => path.join('.') === field || path[0] === field)
  const found = exact.length > 0 ? exact : all.filter(({ path }) => path.at(-1) === field).slice(0, 1)
  const named = found.filter(({ path }) => path.length > 1 && NAMES.includes(path.at(-1) ?? ''))
  return named.length > 0 ? named.slice(0, 1) : found
}

/** A constant like `BILLING_HOLD`; codes of currencies and formats of files stay as they are, as do those in small letters. */
const CONSTANT = /^(?![A-Z]{1,3}$)[A-Z][A-Z0-9_]*$/

const inWords = (name: string): string => {
  const words = name.replaceAll('_', ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The chosen ones of the columns of a list, in their order and named by their heads; without a choice all of them. */
export function chosenColumns(
  all: readonly ExportColumn[],
  chosen: readonly ChosenColumn[] | undefined,
): readonly ExportColumn[] {
  if (!chosen) return all.map((column) => ({ ...column, isConstant: false }))
  return chosen.flatMap(([field, head]) => {
    const columns = field.endsWith(COUNT) ? countOf(all, field) : columnsOfField(all, field)
    if (columns.length === 1) return columns.map((column) => ({ ...column, name: head }))
    return columns.map((column) => ({
      ...column,
      name: `${head}: ${inWords(column.path.at(-1) ?? '')}`,
    }))
  })
}

/** The cells of a row in the order of the columns. */
export const cellsOf = (row: Row, columns: readonly ExportColumn[]): string[] =>
  columns.map(({ path, isId, isConstant }) => {
    const value = path.reduce<unknown>(valueIn, row)
    if (isId) return idsOf(value)
    const field = path.at(-1) ?? ''
    const mark = MARK_OF[field]
    if (mark) return cellOf(marked(mark, value))
    return cellOf(isConstant ? constantsOf(value) : inUnits(field, value))
  })

function valueIn(at: unknown, field: string): unknown {
  if (Array.isArray(at)) return field === 'length' ? at.length : null
  return isRecord(at) ? at[field] : null
}

const idsOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(idsOf).join('; ') : typeof value === 'string' ? keptWhole(value) : ''

const constantsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(constantsOf)
  return typeof value === 'string' && CONSTANT.test(value) ? inWords(value) : value
}

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
