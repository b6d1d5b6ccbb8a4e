import type { Context } from '../../apps/api/src/kernel/context.ts'
import { DomainError } from '../../apps/api/src/kernel/domain-error.ts'
import type { Operation } from '../../apps/api/src/kernel/operation.ts'
import { callAs } from '../../apps/api/src/testing/test-callers.ts'
import type { TestDeps } from '../../apps/api/src/testing/test-deps.ts'
import { fieldsOf, sampleInput } from '../conformance/sample-input.ts'
import type { VisibilityWorld } from './visibility-world.ts'

export interface Reading {
  operation: Operation
  input: Record<string, unknown>
}

/** Every way to ask an operation for what the world knows: each value of each of its fields with each of the others. */
export function readingsOf(operation: Operation, { known }: VisibilityWorld): Reading[] {
  const fields = [...fieldsOf(operation.contract)].filter((field) => known[field])
  const combined = fields.reduce<Record<string, unknown>[]>(
    (inputs, field) =>
      inputs.flatMap((input) => known[field]!.map((value) => ({ ...input, [field]: value }))),
    [{}],
  )
  return combined.flatMap((values) => {
    const input = sampleInput(operation.contract, values)
    return input ? [{ operation, input }] : []
  })
}

/** The response to a viewer as text; empty where it is refused. */
export async function responseText(
  deps: TestDeps,
  viewer: Context['viewer'],
  { operation, input }: Reading,
): Promise<string> {
  try {
    return JSON.stringify(await callAs(deps, viewer)(operation, input)) ?? ''
  } catch (error) {
    if (error instanceof DomainError) return JSON.stringify(error.detail) ?? ''
    throw error
  }
}
