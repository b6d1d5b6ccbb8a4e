import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import { storyFor } from '../../apps/api/src/testing/test-content.ts'
import { BOARDS } from './board-world.ts'
import { onPins, type Rights } from './rights.ts'

/** A page with one picture. */
export const storyPage = (image_signature: string) => ({
  id: 'one',
  blocks: [{ type: STORY_BLOCK_TYPES.image, image_signature }],
})

type Input = Parameters<typeof onPins>[2]

/** A call about the pin of each board, which is a story. */
export const onStories = (who: 'keeper' | 'viewers', input: Input): Rights =>
  onPins('member', who, input, {
    prepare: async (deps, world) => {
      for (const name of BOARDS) await storyFor(deps, world[name].pin)
      return {}
    },
  })
