import { routes } from '../route.ts'

export const identityRoutes = routes({})
