import type { OperationName } from '@tessera/api-types/routes'
import { businessRights } from './business-rights.ts'
import { contentRights } from './content-rights.ts'
import { peopleRights } from './people-rights.ts'
import { withGoodDoors } from './good-doors.ts'
import type { Rights } from './rights.ts'
import { signInRights } from './sign-in-rights.ts'

/** Who may do what, for every operation there is: a new one does not compile without its row. */
export const rightsTable = {
  ...withGoodDoors(signInRights),
  ...withGoodDoors(peopleRights),
  ...contentRights,
  ...businessRights,
} satisfies Record<OperationName, Rights>
