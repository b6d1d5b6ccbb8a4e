import { routes } from '../route.ts'

export const followsRoutes = routes({})
