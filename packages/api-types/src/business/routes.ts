import { routes } from '../route.ts'

export const businessRoutes = routes({})
