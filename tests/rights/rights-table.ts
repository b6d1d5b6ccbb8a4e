import type { OperationName } from '@tessera/api-types/routes'
import { adsRights } from './ads-rights.ts'
import { goodsRights } from './goods-rights.ts'
import { businessRights } from './business-rights.ts'
import { collaboratorRights } from './collaborator-rights.ts'
import { contentRights } from './content-rights.ts'
import { merchantRights } from './merchant-rights.ts'
import { peopleRights } from './people-rights.ts'
import { withAllowedCalls } from './allowed-calls.ts'
import { hierarchyRights } from './hierarchy-rights.ts'
import type { Rights } from './rights.ts'
import { signInRights } from './sign-in-rights.ts'

/** Who may do what, for every operation there is: a new one does not compile without its row. */
export const rightsTable = {
  ...goodsRights,
  ...withAllowedCalls(signInRights),
  ...withAllowedCalls(peopleRights),
  ...contentRights,
  ...collaboratorRights,
  ...businessRights,
  ...adsRights,
  ...merchantRights,
  ...hierarchyRights,
} satisfies Record<OperationName, Rights>
