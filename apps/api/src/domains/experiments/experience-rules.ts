import { EXPERIENCES, type Experiences } from '@tessera/api-types/experiments/experiences'
import type { ExperienceRow, MemberProgress } from './experience-store.ts'

const NEEDED: Record<keyof typeof EXPERIENCES, (progress: MemberProgress) => boolean> = {
  pickTopics: ({ topics }) => topics === 0,
  firstBoard: ({ boards }) => boards === 0,
}

/** What stands at each placement: nothing that is over, and nothing whose end is reached already. */
export function standingExperiences(rows: readonly ExperienceRow[], progress: MemberProgress): Experiences {
  const standing: Record<string, Experiences[string]> = {}
  for (const [name, { placement, experience_id }] of Object.entries(EXPERIENCES)) {
    const known = rows.find((row) => row.placement === placement && row.experienceId === experience_id)
    const status = known?.status ?? 'pending'
    const isOver = status === 'completed' || status === 'dismissed'
    if (!isOver && NEEDED[name as keyof typeof EXPERIENCES](progress)) {
      standing[placement] = { experience_id, status }
    }
  }
  return standing
}

export const isKnownExperience = (placement: string, experienceId: number): boolean =>
  Object.values(EXPERIENCES).some(
    (each) => each.placement === placement && each.experience_id === experienceId,
  )
