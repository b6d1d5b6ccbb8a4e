import { expect, it } from 'vitest'
import { COMMENT_FEATURES, FeatureMap, isFeatureOn } from './comment-features.ts'

it('C-3.45 an unknown key of the feature map is kept as it is, and a missing key counts as enabled', () => {
  const features = FeatureMap.parse({
    replies_enabled: false,
    stickers_enabled: false,
    comments_enabled: true,
  })
  expect(features).toEqual({ replies_enabled: false, stickers_enabled: false, comments_enabled: true })
  expect(COMMENT_FEATURES.filter((feature) => isFeatureOn(features, feature))).toEqual([
    'comments_enabled',
    'mentions_enabled',
    'reactions_enabled',
    'photo_comments_enabled',
  ])
})
