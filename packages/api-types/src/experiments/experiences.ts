/** Guided experiences of the product: where each stands and by which number it is known. */
export const EXPERIENCES = {
  pickTopics: { placement: 'home_feed', experience_id: 500501 },
  firstBoard: { placement: 'profile', experience_id: 500502 },
} as const

export const EXPERIENCE_STATUSES = ['pending', 'viewed', 'completed', 'dismissed'] as const
export type ExperienceStatus = (typeof EXPERIENCE_STATUSES)[number]

/** What stands at a placement. spec 001 §3 */
export type Experience = { experience_id: number; status: ExperienceStatus }
export type Experiences = Readonly<Record<string, Experience>>

/** Completed and dismissed end an experience; every other status is its new one. spec 001 §4 */
export function withExperienceStatus(
  experiences: Experiences,
  placement: string,
  { experience_id, status }: Experience,
): Experiences {
  if (experiences[placement]?.experience_id !== experience_id) return experiences
  const { [placement]: _ended, ...rest } = experiences
  return status === 'completed' || status === 'dismissed'
    ? rest
    : { ...rest, [placement]: { experience_id, status } }
}
