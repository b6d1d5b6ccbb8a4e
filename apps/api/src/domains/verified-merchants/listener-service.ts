import type { Listener } from '../../kernel/events.ts'
import { endPrograms } from './program-service.ts'

export const onProfilesReleased: Listener<'profilesReleased'> = (tx, deps, { userIds }) =>
  endPrograms(tx, userIds, deps)
