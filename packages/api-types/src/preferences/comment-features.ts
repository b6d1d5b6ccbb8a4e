import { z } from 'zod'

const MAX_KEYS = 40
const MAX_KEY_LENGTH = 60

/** Features of comments by name; keys that only a client knows are kept. */
export const FeatureMap = z
  .record(z.string().min(1).max(MAX_KEY_LENGTH), z.boolean())
  .refine((features) => Object.keys(features).length <= MAX_KEYS, 'has too many keys')
export type FeatureMap = z.output<typeof FeatureMap>
