import { routes } from '../route.ts'

export const commentsRoutes = routes({})
