import type { InterestView } from '@tessera/api-types/follows/views'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { Site } from '../../kernel/deps.ts'

export interface InterestRow {
  id: string
  slug: string
  name: string
  followerCount: number
  coverSignature: string | null
  isFollowed: boolean
}

export const toInterestView = (interest: InterestRow, { imageBase }: Site): InterestView => ({
  id: interest.id,
  type: 'interest',
  name: interest.name,
  slug: interest.slug,
  follower_count: interest.followerCount,
  image_url: interest.coverSignature && imageUrl(imageBase, interest.coverSignature, '474x'),
  is_followed: interest.isFollowed,
})
