import { scheduledPinsContracts as contracts } from '@tessera/api-types/scheduled-pins/contracts'
import { implement, implementInSteps, type Operation } from '../../kernel/operation.ts'
import { pinViewOf } from '../pins/pin-hydration.ts'
import { publishNow } from './publish-service.ts'
import {
  deleteScheduled,
  editScheduled,
  schedulePin,
  scheduledPicture,
  scheduledPinViewOf,
} from './scheduled-pin-service.ts'
import { loadScheduled } from './scheduled-pin-store.ts'
import { toScheduledPin } from './scheduled-pin-view.ts'

export const scheduledPinsOperations: Operation[] = [
  implement(contracts['scheduledPins.list'], async (_input, { viewer, deps }) => {
    const pins = await loadScheduled(deps.read, viewer)
    return pins.map((pin) => toScheduledPin(pin, deps.site))
  }),
  implementInSteps(contracts['scheduledPins.create'], {
    prepare: (draft, { viewer, deps }) => scheduledPicture(viewer, draft, deps),
    handle: async (draft, { viewer, deps }, picture) =>
      scheduledPinViewOf(viewer, await schedulePin(viewer, draft, picture, deps), deps),
  }),
  implement(contracts['scheduledPins.update'], async (edit, { viewer, deps }) => {
    await editScheduled(viewer, edit, deps)
    return scheduledPinViewOf(viewer, edit.id, deps)
  }),
  implement(contracts['scheduledPins.delete'], async ({ id }, { viewer, deps }) => {
    await deleteScheduled(viewer, id, deps)
    return { id }
  }),
  implement(contracts['scheduledPins.publish'], async ({ id }, { viewer, deps }) =>
    pinViewOf(viewer, await publishNow(viewer, id, deps), deps),
  ),
]
