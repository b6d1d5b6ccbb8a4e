import { expect, it } from 'vitest'
import { carriedInfo } from './viewer.ts'

const flags = {
  connected_to_facebook: false,
  connected_to_google: true,
  connected_to_youtube: false,
  connected_to_gplus: false,
  connected_to_microsoft: false,
  connected_to_twitter: false,
  connected_to_etsy: false,
  connected_to_instagram: false,
  connected_to_dropbox: false,
}
const info = {
  ...flags,
  email: 'ada@site.test',
  first_name: 'Ada',
  medium_image_url: null,
  has_password: true,
}

it('I-3.02 logged-out info is carried with an address and a first name, and dropped without either', () => {
  expect(carriedInfo(info)).toBe(info)
  expect(carriedInfo({ ...info, email: '' })).toBeNull()
  expect(carriedInfo({ ...info, first_name: '' })).toBeNull()
  expect(carriedInfo(null)).toBeNull()
})
