import { AVAILABILITIES } from '@tessera/api-types/catalogs/catalog-options'
import type { ProductFilter } from '@tessera/api-types/catalogs/product-groups'

/** A rule while it is written: its value need not be one yet. */
export interface DraftRule {
  field: ProductFilter['field']
  operator: ProductFilter['operator']
  value: string
}

const OF_TEXT = ['IS', 'CONTAINS'] as const

export const OPERATORS: Readonly<Record<DraftRule['field'], readonly DraftRule['operator'][]>> = {
  brand: OF_TEXT,
  product_type: OF_TEXT,
  title: OF_TEXT,
  item_id: OF_TEXT,
  availability: ['IS'],
  price: ['AT_LEAST', 'AT_MOST'],
}
export const RULE_FIELDS = Object.keys(OPERATORS) as DraftRule['field'][]

export const newRule = (field: DraftRule['field']): DraftRule => ({
  field,
  operator: OPERATORS[field][0] ?? 'IS',
  value: field === 'availability' ? AVAILABILITIES[0] : '',
})

const AMOUNT = /^\d{1,9}(\.\d{1,2})?$/
/** The server refuses a longer value. */
export const RULE_VALUE_MAX = 200

/** What is wrong with the value of a rule, as the key of a text. */
export function faultOf({ field, value }: DraftRule): string | null {
  if (field === 'price' && !AMOUNT.test(value.trim())) return 'resources.catalogs.groups.price_needed'
  return value.trim() === '' ? 'resources.catalogs.groups.value_needed' : null
}

/** The rules as the server takes them; those without a sound value are left out. */
export const soundRules = (rules: readonly DraftRule[]): ProductFilter[] =>
  rules
    .filter((rule) => faultOf(rule) === null)
    .map((rule) => ({ ...rule, value: rule.value.trim() }) as ProductFilter)
