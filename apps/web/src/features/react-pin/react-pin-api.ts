import { pinsRoutes } from '@tessera/api-types/pins/routes'
import { type Pin, pinReacted, reactionsCounted } from '../../entities/pins/pins-slice.ts'
import { NO_REACTION } from '../../entities/pins/reaction-counts.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

/** `before` is the viewer's kind until then. */
type Unreaction = { pin_id: string; before?: number | undefined }
type Reaction = Unreaction & { reaction_type: number }

const changed = ({ pin_id: pinId, before = NO_REACTION }: Unreaction, type: number) => ({
  apply: pinReacted({ pinId, type }),
  undo: pinReacted({ pinId, type: before }),
})

export const reactPinApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    reactToPin: build.mutation(
      endpoint(pinsRoutes['pins.react'], {
        input: ({ pin_id, reaction_type }: Reaction) => ({ pin_id, reaction_type }),
        optimistic: (ask) => changed(ask, ask.reaction_type),
        confirmed: (reactions) => reactionsCounted(reactions),
      }),
    ),
    unreactToPin: build.mutation(
      endpoint(pinsRoutes['pins.unreact'], {
        input: ({ pin_id }: Unreaction) => ({ pin_id }),
        optimistic: (ask) => changed(ask, NO_REACTION),
        confirmed: (reactions) => reactionsCounted(reactions),
      }),
    ),
  }),
})

const { reactToPin, unreactToPin } = reactPinApi.endpoints

/** Makes a kind the viewer's reaction; 0 takes it back. */
export const reaction = ({ id: pin_id, reaction_by_me: before }: Pin, reaction_type: number) =>
  reaction_type === NO_REACTION
    ? unreactToPin.initiate({ pin_id, before }, { track: false })
    : reactToPin.initiate({ pin_id, before, reaction_type }, { track: false })
