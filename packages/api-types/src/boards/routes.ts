import { routes } from '../route.ts'

export const boardsRoutes = routes({})
