import { expect, it } from 'vitest'
import { picturePublished, recentPicturesSlice, selectPinOfPicture } from './recent-pictures-slice.ts'

const { reducer, getInitialState } = recentPicturesSlice
const { selectRecentSignatures } = recentPicturesSlice.selectors

it('C-9.08 the signatures of the pictures published last are kept, up to ten', () => {
  let recentPictures = getInitialState()
  for (let pin = 1; pin <= 11; pin += 1)
    recentPictures = reducer(recentPictures, picturePublished({ signature: `s${pin}`, pinId: `${pin}` }))
  const state = { recentPictures }
  expect(selectRecentSignatures(state)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((pin) => `s${pin}`))
  expect(selectPinOfPicture(state as never, 's11')).toBe('11')
  expect(selectPinOfPicture(state as never, 's1')).toBeUndefined()
})
