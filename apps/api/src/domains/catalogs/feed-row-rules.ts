import {
  AVAILABILITIES,
  FEED_FIELDS,
  type FaultRule,
  type FeedField,
} from '@tessera/api-types/catalogs/catalog-options'
import { isWebUrl } from '@tessera/api-types/wire/scalars'

export type FeedValues = Partial<Record<FeedField, string>>

export interface Fault {
  field: FeedField
  rule: FaultRule
  value: string
}

export interface FeedProduct {
  itemId: string
  title: string
  description: string
  link: string
  imageLink: string
  price: string
  salePrice: string | null
  currency: string
  availability: (typeof AVAILABILITIES)[number]
  brand: string | null
  productType: string | null
}

const LONGEST: Record<FeedField, number> = {
  id: 100,
  title: 150,
  description: 5000,
  link: 2048,
  image_link: 2048,
  price: 30,
  sale_price: 30,
  availability: 30,
  brand: 100,
  product_type: 200,
}

const NEEDED: readonly FeedField[] = ['id', 'title', 'link', 'image_link', 'price', 'availability']
const SHOWN_VALUE = 200

/** The columns of a feed by our names: `g:image link` is `image_link`. */
export function fieldOf(column: string): FeedField | null {
  const name = column
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replaceAll(/[\s-]+/g, '_')
  return FEED_FIELDS.find((field) => field === name) ?? null
}

/** Columns without which no row can be read. */
export const missingColumns = (fields: readonly (FeedField | null)[]): FeedField[] =>
  NEEDED.filter((field) => !fields.includes(field))

/** A product, or everything that is wrong with the row. */
export function productOf(
  values: FeedValues,
  currency: string,
): { product: FeedProduct } | { faults: Fault[] } {
  const faults: Fault[] = []
  const fault = (field: FeedField, rule: FaultRule) =>
    void faults.push({ field, rule, value: (values[field] ?? '').slice(0, SHOWN_VALUE).toWellFormed() })
  for (const field of NEEDED) if (!values[field]) fault(field, 'MISSING')
  for (const field of FEED_FIELDS) if ((values[field]?.length ?? 0) > LONGEST[field]) fault(field, 'TOO_LONG')
  for (const field of ['link', 'image_link'] as const)
    if (values[field] && !isWebUrl(values[field])) fault(field, 'NOT_AN_ADDRESS')
  const amount = (field: 'price' | 'sale_price') => {
    const read = values[field] ? amountOf(values[field], currency) : { amount: null }
    if ('rule' in read) fault(field, read.rule)
    return 'rule' in read ? null : read.amount
  }
  const price = amount('price')
  const salePrice = amount('sale_price')
  const availability = availabilityOf(values.availability)
  if (values.availability && !availability) fault('availability', 'UNKNOWN_VALUE')
  if (faults.length === 0 && salePrice !== null && Number(salePrice) > Number(price))
    fault('sale_price', 'NOT_BELOW_PRICE')
  if (faults.length > 0 || price === null || !availability) return { faults }
  return { product: { ...words(values), price, salePrice, currency, availability } }
}

const words = (values: FeedValues) => ({
  itemId: values.id ?? '',
  title: values.title ?? '',
  description: values.description ?? '',
  link: values.link ?? '',
  imageLink: values.image_link ?? '',
  brand: values.brand || null,
  productType: values.product_type || null,
})

const AMOUNT = /^(?:([A-Z]{3})\s*)?(\d{1,9}(?:[.,]\d{1,2})?)(?:\s*([A-Z]{3}))?$/

/** `12.50 EUR` as `12.50`; a price in another currency than the feed's is a fault. */
function amountOf(text: string, currency: string): { amount: string } | { rule: FaultRule } {
  const [, before, digits, after] = AMOUNT.exec(text.toUpperCase()) ?? []
  if (digits === undefined) return { rule: 'NOT_A_PRICE' }
  const named = before ?? after
  if (named !== undefined && named !== currency) return { rule: 'OTHER_CURRENCY' }
  return { amount: Number(digits.replace(',', '.')).toFixed(2) }
}

const availabilityOf = (text = ''): FeedProduct['availability'] | null =>
  AVAILABILITIES.find((each) => each === text.toUpperCase().replaceAll(/[\s-]+/g, '_')) ?? null
