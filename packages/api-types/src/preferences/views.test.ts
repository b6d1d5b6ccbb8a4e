import { expect, it } from 'vitest'
import { type CommentFeature, isFeatureOn } from './comment-feature-rules.ts'
import { FeatureMap } from './views.ts'

const KEYS: readonly CommentFeature[] = [
  'comments_enabled',
  'replies_enabled',
  'mentions_enabled',
  'reactions_enabled',
  'photo_comments_enabled',
]

it('C-3.45 an unknown key of the feature map is kept as it is, and a missing key counts as enabled', () => {
  const given = { replies_enabled: false, stickers_enabled: false, comments_enabled: true }
  const features = FeatureMap.parse(given)
  expect(features).toEqual(given)
  expect(KEYS.filter((feature) => !isFeatureOn(features, feature))).toEqual(['replies_enabled'])
})
