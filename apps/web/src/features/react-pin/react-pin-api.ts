import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { pinReacted, reactionsCounted } from '../../entities/pins/pins-slice.ts'
import { LIKE, NO_REACTION } from '../../entities/pins/reaction-counts.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

const reacted = (pinId: string, type: number) => pinReacted({ pinId, type })

export const reactPinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reactToPin: build.mutation(
      endpoint(pinsRoutes['pins.react'], {
        optimistic: ({ pin_id }) => ({ apply: reacted(pin_id, LIKE), undo: reacted(pin_id, NO_REACTION) }),
        confirmed: (reactions) => reactionsCounted(reactions),
      }),
    ),
    unreactToPin: build.mutation(
      endpoint(pinsRoutes['pins.unreact'], {
        optimistic: ({ pin_id }) => ({ apply: reacted(pin_id, NO_REACTION), undo: reacted(pin_id, LIKE) }),
        confirmed: (reactions) => reactionsCounted(reactions),
      }),
    ),
  }),
})
