import { expect, it } from 'vitest'
import { camelKeys, snakeKeys } from './key-case.ts'

const pin = {
  grid_title: 'Bowl',
  image_signature: 'ab_c',
  images: { '236x': { dominantColor: '#fff' } },
  pinner: { full_name: 'Ada', is_verified_merchant: false },
  saved_info: { boardId: '1', localPinId: '2' },
  reaction_counts: [{ reactionType: 1 }],
  related_interests: [{ id: '3', some_name: null }],
  content: { kind: 'video', video_list: { V_720P: { url: '/a.mp4', captionsUrls: { en: '/a.vtt' } } } },
  rich_metadata: { recipe: { cook_times: { total: 1 } }, products: [{ offerSummary: { minPrice: 2 } }] },
}

it('names become camelCase all the way down, but where both spellings are at home', () => {
  expect(camelKeys(pin)).toMatchObject({
    gridTitle: 'Bowl',
    imageSignature: 'ab_c',
    pinner: { fullName: 'Ada', isVerifiedMerchant: false },
    savedInfo: { boardId: '1' },
    content: { videoList: { V_720P: { captionsUrls: { en: '/a.vtt' } } } },
    relatedInterests: [{ someName: null }],
    richMetadata: { recipe: { cook_times: { total: 1 } } },
  })
})

it('and come back as they were', () => {
  expect(snakeKeys(camelKeys(pin))).toEqual(pin)
})
