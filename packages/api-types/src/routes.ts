import { boardsRoutes } from './boards/routes.ts'
import { businessRoutes } from './business/routes.ts'
import { commentsRoutes } from './comments/routes.ts'
import { feedsRoutes } from './feeds/routes.ts'
import { followsRoutes } from './follows/routes.ts'
import { identityRoutes } from './identity/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { pinsRoutes } from './pins/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { usersRoutes } from './users/routes.ts'

/** Every operation's address, by name; free of zod. */
export const allRoutes = {
  ...identityRoutes,
  ...usersRoutes,
  ...followsRoutes,
  ...boardsRoutes,
  ...pinsRoutes,
  ...mediaRoutes,
  ...feedsRoutes,
  ...searchRoutes,
  ...commentsRoutes,
  ...businessRoutes,
}

export type OperationName = keyof typeof allRoutes
