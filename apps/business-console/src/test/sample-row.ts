import { contracts, type Contract } from '@tessera/api-types'

type Schema = ReturnType<Contract['output']['toJSONSchema']>

/** What most texts of a row may be, tried in this order. */
const TEXTS = ['Lamps', '1', '2026-01-01', 'https://lamps.test/']
/** Texts that are more than text to a cell, by the name of their field. */
const CODES: Readonly<Record<string, string>> = { country: 'DE', currency: 'EUR', language: 'en' }

const isSchema = (schema: unknown): schema is Schema => typeof schema === 'object' && schema !== null
const isNull = (schema: unknown): boolean => isSchema(schema) && schema.type === 'null'

function sampleText({ pattern, format }: Schema, field: string): string {
  if (format === 'date-time') return '2026-01-01T00:00:00.000Z'
  const isTaken = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text)
  return CODES[field] ?? TEXTS.find(isTaken) ?? ''
}

/** A value of a schema: the first choice, no entries, and `Lamps` where a text is free. */
function sampleOf(schema: unknown, field = ''): unknown {
  if (!isSchema(schema)) return null
  const { anyOf, oneOf, const: only, enum: words, type, properties = {}, minimum = 0 } = schema
  const choices = anyOf ?? oneOf
  if (choices)
    return sampleOf(
      choices.find((one) => !isNull(one)),
      field,
    )
  if (only !== undefined) return only
  if (words) return words[0]
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, sampleOf(of, name)]))
    case 'array':
      return []
    case 'string':
      return sampleText(schema, field)
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return Math.max(0, minimum)
    default:
      return null
  }
}

const lists = Object.values<Contract>(contracts).filter(({ route: { admin } }) => admin?.verb === 'list')

/** A row of the list that a business has of a resource, made from its contract; undefined without such a list. */
export function sampleRow(resource: string): Record<string, unknown> | undefined {
  const contract = lists.find(({ route: { admin } }) => admin?.resource === resource && !admin.scope)
  return contract && sampleOfList(contract)
}

/** A row of a list, made from its contract. */
export function sampleOfList({ output }: Contract): Record<string, unknown> {
  const items = output.toJSONSchema({ unrepresentable: 'any' }).properties?.['items']
  return (isSchema(items) ? sampleOf(items.items) : {}) as Record<string, unknown>
}
