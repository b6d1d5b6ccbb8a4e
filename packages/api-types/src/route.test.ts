import { expect, it } from 'vitest'
import { allRoutes } from './routes.ts'

/** One report of a thing, one code of a person and one request of a person for a board are held by their tables. */
const HELD_BY_TABLES = new Set(['reports.create', 'friendInvites.create', 'joinRequests.create'])

const creating = Object.values(allRoutes).filter(
  ({ kind, name }) => kind === 'command' && name.endsWith('.create') && !HELD_BY_TABLES.has(name),
)

it.each(creating.map((route) => [route.name, route] as const))(
  '%s makes one thing, however often it is sent with its key',
  (_name, route) => {
    expect(route).toMatchObject({ isIdempotent: true })
  },
)
