export const EXPERIMENT_STATES = ['draft', 'running', 'stopped'] as const
export const EXPERIMENT_DEVICES = ['any', 'desktop', 'mobile'] as const
export const EXPERIMENT_VIEWERS = ['authenticated', 'unauthenticated', 'limited-login'] as const

export const WEIGHT_SUM = 100
export const MOST_GROUPS = 10
export const MOST_ACTIVATIONS = 50
/** Below this, the shares people were seen in are no accident. */
export const SAMPLE_RATIO_ALARM = 0.001

export const sumOfWeights = (groups: readonly { weight: number }[]): number =>
  groups.reduce((sum, { weight }) => sum + Number(weight || 0), 0)
