import { routes } from '../route.ts'

export const mediaRoutes = routes({})
