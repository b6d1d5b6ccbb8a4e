import type { FieldChange } from '@tessera/api-types/business/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue } from '../../shared/format-value.ts'

/** The text of a key, or the given one. */
export type Words = (key: string, otherwise: string) => string

/** A value of a change in words: lists joined, roles and permissions by their names. */
export function valueText(value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words('console.nothing', '')
  if (Array.isArray(value)) {
    return value.map((item) => valueText(item, words)).join(', ') || words('console.nothing', '')
  }
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(String).join(', ')
  const text = String(value)
  return words(`console.role.${text}`, words(`console.permission.${text}`, text))
}

/** Amounts are kept in millionths. */
const inUnits = (field: string, value: unknown, locale: Locale): unknown =>
  field.endsWith('_micros') ? formatValue('money', value, { locale }) : value

/** `Role: Employee → Admin`. A field of one asset has the asset's name behind a colon. */
export function changeText({ field, old, new: fresh }: FieldChange, words: Words, locale: Locale): string {
  const [name = '', asset] = field.split(': ')
  const label = words(`console.field.${name}`, name)
  const text = (value: unknown) => valueText(inUnits(name, value, locale), words)
  return `${label}${asset ? ` ${asset}` : ''}: ${text(old)} → ${text(fresh)}`
}
