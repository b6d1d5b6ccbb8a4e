import { routes } from '../route.ts'

export const usersRoutes = routes({})
