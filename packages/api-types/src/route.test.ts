import { expect, it } from 'vitest'
import { allRoutes } from './routes.ts'

/** One report of a thing and one code of a person are held by their tables. */
const HELD_BY_TABLES = new Set(['reports.create', 'friendInvites.create'])

const creating = Object.values(allRoutes).filter(
  ({ kind, name }) => kind === 'command' && name.endsWith('.create') && !HELD_BY_TABLES.has(name),
)

it.each(creating.map((route) => [route.name, route] as const))(
  '%s makes one thing, however often it is sent with its key',
  (_name, route) => {
    expect(route).toMatchObject({ isIdempotent: true })
  },
)
