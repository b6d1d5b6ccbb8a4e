import { z } from 'zod'

/** What others may do in comments under a member's pins. */
export const COMMENT_FEATURES = [
  'comments_enabled',
  'replies_enabled',
  'mentions_enabled',
  'reactions_enabled',
  'photo_comments_enabled',
] as const
export type CommentFeature = (typeof COMMENT_FEATURES)[number]

const MAX_KEYS = 40
const MAX_KEY_LENGTH = 60

/** Features by name; keys that only a client knows are kept. */
export const FeatureMap = z
  .record(z.string().min(1).max(MAX_KEY_LENGTH), z.boolean())
  .refine((features) => Object.keys(features).length <= MAX_KEYS, 'has too many keys')
export type FeatureMap = z.output<typeof FeatureMap>

/** A feature that nobody switched off is on. */
export const isFeatureOn = (features: FeatureMap, feature: CommentFeature): boolean =>
  features[feature] !== false
