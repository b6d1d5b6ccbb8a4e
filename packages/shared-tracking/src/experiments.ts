import type {
  EXPERIMENT_DEVICES,
  EXPERIMENT_STATES,
  EXPERIMENT_VIEWERS,
} from '@tessera/api-types/experiments/experiment-options'

/** One arm of an experiment; the weights of all arms make 100. */
export interface ExperimentArm {
  name: string
  weight: number
}

export interface ExperimentDefinition {
  name: string
  salt: string
  state: (typeof EXPERIMENT_STATES)[number]
  arms: readonly ExperimentArm[]
  viewerTypes: readonly (typeof EXPERIMENT_VIEWERS)[number][]
  device: (typeof EXPERIMENT_DEVICES)[number]
  /** Empty for all. */
  countries: readonly string[]
  /** Per cent of the eligible who take part; raising it moves no subject to another group. */
  trafficShare: number
  /** Experiments of one holdout keep the same people out. */
  holdout: string | null
  /** Per cent kept out. */
  holdoutShare: number
}

export interface ExperimentSubject {
  userId: string | null
  /** Null for visitors who may not be known again. */
  unauthId: string | null
  viewerType: 'bot' | 'authenticated' | 'unauthenticated' | 'limited-login'
  isEmployee: boolean
  isMobile: boolean
  country: string
}

const BUCKETS = 10_000

/** FNV-1a, with the final mixing of MurmurHash3: neighbouring ids fall far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A number from 0 up to 100, the same for the same words. */
const shareOf = (...words: string[]): number => ((hashOf(words.join('/')) % BUCKETS) / BUCKETS) * 100

/** Whom assignment and exposure mean: the member, else the browser. */
export const subjectId = ({ userId, unauthId }: Pick<ExperimentSubject, 'userId' | 'unauthId'>) =>
  userId ?? unauthId

/** The group of a subject, null for those not in the experiment. Always the same for the same id. */
export function assignGroup(definition: ExperimentDefinition, subject: ExperimentSubject): string | null {
  const id = subjectId(subject)
  if (definition.state !== 'running' || !isEligible(definition, subject)) return null
  if (!id) return settledGroup(definition)
  const { name, salt, arms, holdout, holdoutShare, trafficShare } = definition
  const employees = arms.find((arm) => arm.name.startsWith('employee'))
  if (subject.isEmployee && employees) return employees.name
  if (holdout !== null && shareOf('holdout', holdout, id) < holdoutShare)
    return subject.userId === null ? 'holdout' : `holdout_${holdout}`
  if (shareOf(name, salt, 'traffic', id) >= trafficShare) return null
  return armAt(arms, shareOf(name, salt, id))
}

/** Where everybody is in one group, nobody need be known to be in it. */
const settledGroup = ({ arms, trafficShare, holdout }: ExperimentDefinition): string | null =>
  trafficShare === 100 && holdout === null ? (arms.find(({ weight }) => weight === 100)?.name ?? null) : null

function isEligible(
  { viewerTypes, device, countries }: ExperimentDefinition,
  { viewerType, isMobile, country }: ExperimentSubject,
): boolean {
  return (
    viewerType !== 'bot' &&
    viewerTypes.includes(viewerType) &&
    (device === 'any' || (device === 'mobile') === isMobile) &&
    (countries.length === 0 || countries.includes(country))
  )
}

function armAt(arms: readonly ExperimentArm[], share: number): string | null {
  let upTo = 0
  for (const { name, weight } of arms) {
    upTo += weight
    if (share < upTo) return name
  }
  return null
}
