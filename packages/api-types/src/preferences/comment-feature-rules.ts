/** What others may do in comments under a member's pins. */
export type CommentFeature =
  | 'comments_enabled'
  | 'replies_enabled'
  | 'mentions_enabled'
  | 'reactions_enabled'
  | 'photo_comments_enabled'

/** A feature that nobody switched off is on. */
export const isFeatureOn = (features: Readonly<Record<string, boolean>>, feature: CommentFeature): boolean =>
  features[feature] !== false
