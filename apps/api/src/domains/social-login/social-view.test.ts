import { NETWORKS, connectionFlags } from '@tessera/api-types/social-login/networks'
import { Connections, SocialNetworkInfo } from '@tessera/api-types/social-login/views'
import { OwnUser } from '@tessera/api-types/identity/views'
import { expect, it } from 'vitest'
import { toConnectionView, toSocialNetworkInfo } from './social-view.ts'

it('I-3.08 a member has nine connection flags, and the name and address of the photo network', () => {
  const fields = Object.keys(OwnUser.shape)
  expect(fields.filter((field) => field.startsWith('connected_to_'))).toHaveLength(9)
  expect(fields).toEqual(expect.arrayContaining(['instagram_username', 'instagram_url']))
  const flags = connectionFlags(['dropbox', 'a_slot_of_its_own'])
  expect(Object.keys(flags)).toEqual(NETWORKS.map((network) => `connected_to_${network}`))
  expect(Object.entries(flags).filter(([, isOn]) => isOn)).toEqual([['connected_to_dropbox', true]])
  expect(Connections.parse({ ...flags, instagram_username: 'ada', instagram_url: null })).toMatchObject(flags)
})

it('I-3.30 the info on social networks says whether the search company is connected', () => {
  const identity = (slot: string) => ({ slot, username: null, url: null })
  expect(SocialNetworkInfo.parse(toSocialNetworkInfo([identity('google')]))).toEqual({
    google_connected: true,
  })
  expect(toSocialNetworkInfo([identity('facebook')])).toEqual({ google_connected: false })
})

it('I-3.09 a slot that is set up is shown with what is known of the account there', () => {
  const known = { slot: 'instagram', name: 'Photos', iconUrl: null }
  const connected = { slot: 'instagram', username: 'ada', url: 'https://photos.example/ada' }
  expect(toConnectionView(known, [connected])).toEqual({
    slot: 'instagram',
    name: 'Photos',
    icon_url: null,
    is_connected: true,
    username: 'ada',
    url: 'https://photos.example/ada',
  })
  expect(toConnectionView(known, [])).toMatchObject({ is_connected: false, username: null })
})
