import type { Contract } from '@tessera/api-types'

type Input = Record<string, unknown>

/** Values that fit most fields, tried in this order where the field's name gives no hint. */
const CANDIDATES: readonly unknown[] = [
  'text',
  '1',
  'a1b2c3d4e5f6a7b8a1b2c3d4e5f6a7b8',
  'someone@tessera.test',
  'https://tessera.test/',
  true,
  1,
  20,
  'public',
  'A long and winding passphrase 7',
  ['1'],
  [],
  {},
  '2000-01-01',
]

/** Junk that few fields take; the first one refused makes an invalid input. */
const JUNK: readonly unknown[] = [{ not: 'this' }, ['a', 'b'], 'x'.repeat(5000), -1, 'no\u0000where']

/**
 * An input the schema takes, or null where none was found: `known` gives values by field name,
 * anything else the schema asks for is tried out.
 */
export function sampleInput(contract: Contract, known: Input): Input | null {
  const shape = fieldsOf(contract)
  const input: Input = Object.fromEntries(Object.entries(known).filter(([name]) => shape.has(name)))
  for (let round = 0; round < 12; round += 1) {
    const result = contract.input.safeParse(input)
    if (result.success) return input
    const field = String(result.error.issues[0]?.path[0] ?? '')
    const fitting = CANDIDATES.find((value) => isTaken(contract, input, field, value))
    if (fitting === undefined) return null
    input[field] = fitting
  }
  return null
}

/** An input that is wrong in one named field, as far as `carry` can bring the value over; null where any value goes. */
export function invalidInput(
  contract: Contract,
  valid: Input,
  isInAddress: (field: string) => boolean,
  mustBeText: boolean,
): { input: Input; field: string } | null {
  for (const field of fieldsOf(contract)) {
    if (isInAddress(field)) continue
    const junk = JUNK.find(
      (value) =>
        (!mustBeText || typeof value === 'string' || Array.isArray(value)) &&
        !isTaken(contract, valid, field, value),
    )
    if (junk !== undefined) return { input: { ...valid, [field]: junk }, field }
  }
  return null
}

function isTaken(contract: Contract, input: Input, field: string, value: unknown): boolean {
  if (typeof value === 'string' && value.includes('\u0000')) return false
  const result = contract.input.safeParse({ ...input, [field]: value })
  return result.success || result.error.issues.every((issue) => String(issue.path[0] ?? '') !== field)
}

/** Names of the input's fields, also of the variants of a union. */
export function fieldsOf({ input }: Contract): Set<string> {
  const names = new Set<string>()
  const visit = (schema: unknown): void => {
    const {
      shape,
      options,
      in: inner,
      innerType,
      left,
      right,
    } = ((schema as { def?: object }).def ?? {}) as {
      shape?: object
      options?: unknown[]
      in?: unknown
      innerType?: unknown
      left?: unknown
      right?: unknown
    }
    for (const name of Object.keys(shape ?? {})) names.add(name)
    for (const part of [...(options ?? []), inner, innerType, left, right]) if (part) visit(part)
  }
  visit(input)
  return names
}
