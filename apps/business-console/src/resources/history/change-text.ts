import type { FieldChange } from '@tessera/api-types/business/views'

/** A value of a change in words: lists joined, nothing as the given word. */
export function valueText(value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing
  if (Array.isArray(value)) return value.length === 0 ? nothing : value.map(String).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const changeText = ({ field, old, new: fresh }: FieldChange, nothing: string): string =>
  `${field}: ${valueText(old, nothing)} → ${valueText(fresh, nothing)}`
