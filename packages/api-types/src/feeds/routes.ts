import { routes } from '../route.ts'

export const feedsRoutes = routes({})
