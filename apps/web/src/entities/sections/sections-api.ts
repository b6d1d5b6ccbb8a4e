import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { type Outcome, outcomeOf } from '../../shared/api/outcome.ts'
import { sectionsListed } from './sections-slice.ts'

/** The sections of a board are read at once, as many as a board may have. */
export const SECTIONS_AT_ONCE = 250

type SectionAddress = { username: string; slug: string; section_slug: string }

const bySlug = endpoint(boardsRoutes['sections.get'], { entities: (section) => ({ sections: [section] }) })

export const sectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sections: build.query(
      endpoint(boardsRoutes['sections.list'], {
        entities: ({ items }) => ({ sections: items }),
        confirmed: ({ items }, { board_id }) =>
          sectionsListed({ boardId: board_id, ids: items.map(({ id }) => id) }),
      }),
    ),
    sectionPage: build.query<Outcome<string>, SectionAddress>({
      queryFn: outcomeOf(bySlug, ({ id }) => id),
    }),
  }),
})
