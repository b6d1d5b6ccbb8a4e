import { routes } from '../route.ts'

export const pinsRoutes = routes({})
