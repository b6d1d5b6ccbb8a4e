/** Why a board may disturb people. */
export const SENSITIVITIES = ['violence', 'nudity', 'self_harm', 'medical', 'other'] as const
export type Sensitivity = (typeof SENSITIVITIES)[number]
