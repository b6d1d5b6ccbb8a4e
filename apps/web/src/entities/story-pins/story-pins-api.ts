import { storyPinsRoutes as routes } from '@tessera/api-types/story-pins/routes'
import type { StoryFont } from '@tessera/api-types/story-pins/views'
import { pinsOf } from '../pins/pin-entities.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const storyPinsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    storyFonts: build.query<{ all: StoryFont[] }, void>(
      endpoint(routes['storyPins.fonts'], { input: () => ({}) }),
    ),
    storyProducts: build.query(endpoint(routes['storyPins.taggedProducts'], { entities: pinsOf })),
  }),
})
