import { routes } from '../route.ts'

export const searchRoutes = routes({})
