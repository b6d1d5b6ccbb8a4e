import type { FieldChange } from '@tessera/api-types/business/views'
import type { Locale } from '@tessera/api-types/locales'
import { formatValue, type ValueKind } from '../../shared/format-value.ts'

/** The text of a key, or the given one. */
export type Words = (key: string, otherwise: string) => string

/** Where the names of the values of a field are, the first that has one; roles and permissions for the rest. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  status: ['resources.ads.status', 'resources.invoices.status', 'console.account_status'],
  payment: ['resources.invoices.payment'],
  reject_reason: ['console.reject_reason'],
  vertical: ['console.vertical'],
  account_type: ['console.account_type'],
  types: ['resources.asset-groups.types'],
  lead_form_questions: ['resources.ads.lead_fields'],
  verified_merchant: ['console.merchant_step'],
}
const ROLES = ['console.role', 'console.permission']

const KINDS: Readonly<Record<string, ValueKind>> = {
  country: 'country',
  end_at: 'date',
  end_date: 'date',
  ends_at: 'date',
  holder_ends_at: 'date',
}

/** A value of a change in words: lists joined, what has a name by its name. */
function valueText(field: string, value: unknown, words: Words, locale: Locale): string {
  const inWords = (item: unknown) => valueText(field, item, words, locale)
  if (value === null || value === undefined || value === '') return words('console.nothing', '')
  if (Array.isArray(value)) return value.map(inWords).join(', ') || words('console.nothing', '')
  if (typeof value === 'object') return Object.values(value).filter(Boolean).map(String).join(', ')
  if (typeof value === 'boolean') return words(`console.${value ? 'on' : 'off'}`, '')
  const kind = field.endsWith('_micros') ? 'money' : KINDS[field]
  if (kind) return formatValue(kind, value, { locale })
  const text = String(value)
  return (NAMES[field] ?? ROLES).reduceRight((otherwise, key) => words(`${key}.${text}`, otherwise), text)
}

/** What changed from what to what. A field of one asset has the asset's name behind a colon. */
export function changeWords(
  { field, old, new: fresh }: FieldChange,
  words: Words,
  locale: Locale,
): { label: string; old: string; fresh: string } {
  const [name = '', asset] = field.split(': ')
  const label = words(`console.field.${name}`, name)
  const text = (value: unknown) => valueText(name, value, words, locale)
  return { label: `${label}${asset ? ` ${asset}` : ''}`, old: text(old), fresh: text(fresh) }
}
