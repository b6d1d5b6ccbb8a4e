import type { FieldChange } from '@tessera/api-types/business/views'

/** Finds the words for a key, or answers the given text. */
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

/** `Role: Employee → Admin`. A field of one asset is told with the asset's name behind a colon. */
export function changeText({ field, old, new: fresh }: FieldChange, words: Words): string {
  const [name = '', asset] = field.split(': ')
  const label = words(`console.field.${name}`, name)
  return `${label}${asset ? ` ${asset}` : ''}: ${valueText(old, words)} → ${valueText(fresh, words)}`
}
