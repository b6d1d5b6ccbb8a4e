import { storyPinsContracts as contracts } from '@tessera/api-types/story-pins/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { pinViewOf } from '../pins/pin-hydration.ts'
import { storyFonts } from './story-fonts.ts'
import { createStory, editStory, removeStory, storyContent, taggedProducts } from './story-pin-service.ts'

export const storyPinsOperations: Operation[] = [
  implement(contracts['storyPins.fonts'], () => Promise.resolve({ all: [...storyFonts] })),
  implement(contracts['storyPins.create'], async (story, { viewer, deps }) =>
    pinViewOf(viewer, await createStory(viewer, story, deps), deps),
  ),
  implement(contracts['storyPins.content'], ({ pin_id }, { viewer, deps }) =>
    storyContent(viewer, pin_id, deps),
  ),
  implement(contracts['storyPins.edit'], async (edit, { viewer, deps }) => {
    await editStory(viewer, edit, deps)
    return pinViewOf(viewer, edit.pin_id, deps)
  }),
  implement(contracts['storyPins.remove'], async ({ pin_id }, { viewer, deps }) => {
    await removeStory(viewer, pin_id, deps)
    return pinViewOf(viewer, pin_id, deps)
  }),
  implement(contracts['storyPins.taggedProducts'], ({ pin_id }, { viewer, deps }) =>
    taggedProducts(viewer, pin_id, deps),
  ),
]
