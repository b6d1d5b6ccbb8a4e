import { expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { callOf } from '@tessera/api-types/http-call'
import type { Transport } from '../../shared/api/call.ts'
import { claimsIn, socialRegistration } from './social-registration.ts'

const token = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.c2ln`

it.each(['facebook', 'google', 'twitter'])(
  'I-5.15 the login of %s calls UserRegisterResource and never a handshake',
  async (slot) => {
    const paths: string[] = []
    const transport: Transport = (route, input) => {
      paths.push(callOf(route, input, '/').path)
      return Promise.resolve({ data: {} })
    }
    const store = makeStore({ transport })
    await store.dispatch(socialRegistration({ slot, token: token({ sub: '7' }) }, { email: 'a@b.example' }))
    await store.dispatch(socialRegistration({ slot, token: null }, { email: 'a@b.example' }))
    expect(paths).toEqual([
      '/resource/UserRegisterResource/create/',
      '/resource/UserRegisterResource/create/',
    ])
  },
)

it('I-3.35 the token of the facebook slot goes by its own names, with its subject', async () => {
  const inputs: object[] = []
  const transport: Transport = (_route, input) => {
    inputs.push(input)
    return Promise.resolve({ data: {} })
  }
  const given = token({ sub: '4711' })
  const email = 'a@b.example'
  await makeStore({ transport }).dispatch(socialRegistration({ slot: 'facebook', token: given }, { email }))
  expect(inputs).toEqual([{ email, facebook_id: '4711', facebook_token: given }])
})

it('what is no token claims nothing', () => {
  expect(claimsIn('nonsense')).toEqual({})
  expect(claimsIn(token({ email: 'a@b.example' }))).toEqual({ email: 'a@b.example' })
})
