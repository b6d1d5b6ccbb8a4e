import type { Experience, Experiences } from '@tessera/api-types/experiments/experiences'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isKnownExperience, standingExperiences } from './experience-rules.ts'
import { listExperienceRows, readProgress, upsertExperience } from './experience-store.ts'

export async function listExperiences(
  { userId }: Member,
  { read }: Pick<Deps, 'read'>,
): Promise<Experiences> {
  const [rows, progress] = await Promise.all([listExperienceRows(read, userId), readProgress(read, userId)])
  return standingExperiences(rows, progress)
}

export async function updateExperience(
  { placement, experience_id, status }: Experience & { placement: string },
  viewer: Member,
  deps: Pick<Deps, 'now' | 'read'>,
): Promise<Experiences> {
  if (!isKnownExperience(placement, experience_id)) throw new DomainError('NOT_FOUND')
  const { userId } = viewer
  const row = { userId, placement, experienceId: experience_id, status, updatedAt: deps.now() }
  await upsertExperience(deps.read, row)
  return listExperiences(viewer, deps)
}
