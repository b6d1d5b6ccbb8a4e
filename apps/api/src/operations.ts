import { identityOperations } from './domains/identity/operations.ts'
import { businessOperations } from './domains/business/operations.ts'
import type { Operation } from './kernel/operation.ts'

/** Every operation of the product; the registry test holds it against the contracts. */
export const operations: readonly Operation[] = [...identityOperations(), ...businessOperations]
