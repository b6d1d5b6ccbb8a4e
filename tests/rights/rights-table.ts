import type { allRoutes, OperationName } from '@tessera/api-types/routes'
import { adsRights } from './ads-rights.ts'
import { goodsRights } from './goods-rights.ts'
import { businessRights } from './business-rights.ts'
import { collaboratorRights } from './collaborator-rights.ts'
import { boardRights } from './board-rights.ts'
import { contentRights } from './content-rights.ts'
import { merchantRights } from './merchant-rights.ts'
import { peopleRights } from './people-rights.ts'
import { withAllowedCalls } from './allowed-calls.ts'
import { hierarchyRights } from './hierarchy-rights.ts'
import type { Rights } from './rights.ts'
import { rightsByRoute } from './rights-by-route.ts'
import { signInRights } from './sign-in-rights.ts'

/** Commands that change no record of the console: the rights of the others may follow from their routes. */
type Command = {
  [N in OperationName]: (typeof allRoutes)[N] extends { kind: 'query' } | { admin: object } ? never : N
}[OperationName]

/** Who may do what: a new command does not compile without its row. */
const rightsTable = {
  ...goodsRights,
  ...withAllowedCalls(signInRights),
  ...withAllowedCalls(peopleRights),
  ...boardRights,
  ...contentRights,
  ...collaboratorRights,
  ...businessRights,
  ...adsRights,
  ...merchantRights,
  ...hierarchyRights,
} satisfies Partial<Record<OperationName, Rights>> & Record<Command, Rights>

const table: Partial<Record<string, Rights>> = rightsTable

/** The rights of an operation: its row, or what its route declares. */
export function rightsOf(name: string): Rights {
  const rights = table[name] ?? rightsByRoute(name)
  if (!rights) throw new Error(`${name} needs a row in tests/rights`)
  return rights
}
