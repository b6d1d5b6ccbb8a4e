import { operations } from '../../apps/api/src/operations.ts'
import type { Operation } from '../../apps/api/src/kernel/operation.ts'
import { callAs } from '../../apps/api/src/testing/test-callers.ts'
import { sampleInput } from '../conformance/sample-input.ts'
import { alike, COLLEAGUES, inBusiness, MANAGERS, type ObjectRights, type Rights } from './rights.ts'

type Input = Record<string, unknown>

const NEVER_MADE = '1'

const operationOf = (name: string): Operation | undefined =>
  operations.find(({ contract }) => contract.route.name === name)

function inputOf({ contract }: Operation, known: Input): Input {
  const input = sampleInput(contract, known)
  if (!input) throw new Error(`${contract.route.name} takes no sample input: give it a row of rights.`)
  return input
}

/** The owner of the business makes the record that the call is about. */
const ofNewRecord =
  (create: Operation): ObjectRights['prepare'] =>
  async (deps, { business, viewers }) => {
    const call = callAs(deps, viewers.businessOwner)
    const made = (await call(create, inputOf(create, { business_id: business.id }))) as { id: string }
    return { id: made.id }
  }

/** Colleagues read the records of a business, and those who manage it change them. */
function ofBusinessRecords(operation: Operation): Rights | undefined {
  const { name, kind, admin } = operation.contract.route
  const may = kind === 'query' ? COLLEAGUES : MANAGERS
  if (admin?.verb === 'list') return inBusiness(may)
  const input = ({ id }: { id: string }) => inputOf(operation, { business_id: id, id: NEVER_MADE })
  if (admin?.verb === 'create') return inBusiness(may, input)
  const create = operationOf(name.replace(/\w+$/, 'create'))
  return create && inBusiness(may, input, { prepare: ofNewRecord(create) })
}

/**
 * The rights of an operation without a row of its own, by what its route declares: everybody with access reads, and
 * the records of a business are its managers' to change. What differs fails until it has a row.
 */
export function rightsByRoute(name: string): Rights | undefined {
  const operation = operationOf(name)
  if (!operation) return undefined
  const { access, admin, kind } = operation.contract.route
  if (!admin) return kind === 'query' ? alike(access, () => inputOf(operation, {})) : undefined
  const isOfBusiness = admin.scope === undefined && !admin.resource.includes('{')
  return isOfBusiness ? ofBusinessRecords(operation) : undefined
}
