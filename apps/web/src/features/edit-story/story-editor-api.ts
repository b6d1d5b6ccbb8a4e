import { musicRoutes } from '@tessera/api-types/music/routes'
import type { MusicTrack } from '@tessera/api-types/music/views'
import { pinsRoutes } from '@tessera/api-types/pins/routes'
import type { PinView } from '@tessera/api-types/pins/views'
import { storyPinsRoutes } from '@tessera/api-types/story-pins/routes'
import type { StickerPin } from '@tessera/api-types/story-pins/views'
import { usersRoutes } from '@tessera/api-types/users/routes'
import { pinViewEntities } from '../../entities/pins/pin-entities.ts'
import { pinsAdded } from '../../entities/pins/pin-moves.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** A product as its sticker shows it; null for a pin that is none. */
export const stickerPinOf = ({
  id,
  title,
  images,
  content,
  price_value,
  price_currency,
}: PinView): StickerPin | null =>
  content.kind === 'product'
    ? { id, title, image_url: images['236x'].url, price_value, price_currency }
    : null

type MusicPage = { items: MusicTrack[]; bookmark: string | null }

const listedMusic = endpoint(musicRoutes['music.list'])

export const storyEditorApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    storyContent: build.query(endpoint(storyPinsRoutes['storyPins.content'])),
    createStory: build.mutation(
      endpoint(storyPinsRoutes['storyPins.create'], {
        entities: pinViewEntities,
        confirmed: ({ id }, { board_id, section }) =>
          pinsAdded({ pinIds: [id], to: { boardId: board_id, sectionId: section ?? null } }),
      }),
    ),
    editStory: build.mutation(endpoint(storyPinsRoutes['storyPins.edit'], { entities: pinViewEntities })),
    removeStory: build.mutation(endpoint(storyPinsRoutes['storyPins.remove'], { entities: pinViewEntities })),
    mentionedPerson: build.query(endpoint(usersRoutes['users.get'])),
    musicTrack: build.query(endpoint(musicRoutes['music.get'])),
    musicTracks: build.infiniteQuery<MusicPage, { q: string }, string | null>({
      query: ({ queryArg, pageParam }) => listedMusic.query({ ...queryArg, bookmark: pageParam }),
      transformResponse: (output: unknown) => output as MusicPage,
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
    }),
    taggedPin: build.query(endpoint(pinsRoutes['pins.get'])),
  }),
})
