import { describe, expect, it } from 'vitest'
import { identityRoutes } from '@tessera/api-types/identity/routes'
import { secondFactorRoutes } from '@tessera/api-types/second-factor/routes'
import type { Transport } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { becomeFull } from './become-full.ts'
import { confirmationDismissed, confirmationGiven, selectConfirmation } from './confirm-slice.ts'
import { confirmWhenAsked } from './confirm-when-asked.ts'
import { secondFactorApi } from './second-factor-api.ts'
import { signInApi } from './sign-in-api.ts'

const challenge = { mfa_token: 'half', phone_number_end: null, factors: ['totp'] }
const credentials = { username_or_email: 'ada', password: 'long enough 1' }

const refusal = (code: number, extraData: object | null = null) => ({
  error: apiError({ api_error_code: code, message: 'Refused.', extraData }, 401),
})

/** A store whose server refuses the first call of a route with `code`. */
function storeThatRefuses(name: string, code: number, extraData: object | null = null) {
  const called: string[] = []
  const transport: Transport = (route) => {
    called.push(route.name)
    const isFirst = called.filter((one) => one === route.name).length === 1
    return Promise.resolve(route.name === name && isFirst ? refusal(code, extraData) : { data: 'answer' })
  }
  const store = makeStore({ transport })
  confirmWhenAsked(store)
  const asked = () => selectConfirmation(store.getState())
  return { store, called, asked }
}

const { logIn } = signInApi.endpoints
const { beginApp } = secondFactorApi.endpoints

describe('a call that is refused until somebody confirms who they are', () => {
  it('I-3.37 a login waits for its second step and ends as if it had one', async () => {
    const { store, called, asked } = storeThatRefuses(identityRoutes['auth.login'].name, 9120, challenge)
    const login = store.dispatch(logIn.initiate(credentials)).unwrap()
    await expect.poll(asked).toEqual({ kind: 'second-step', challenge })
    store.dispatch(confirmationGiven({ token: 'handshake' }))
    expect(await login).toBe('handshake')
    expect(called).toEqual(['auth.login'])
  })

  it('a grave change is repeated once after the proof', async () => {
    const { store, called, asked } = storeThatRefuses(secondFactorRoutes['security.beginApp'].name, 9123)
    const change = store.dispatch(beginApp.initiate({})).unwrap()
    await expect.poll(asked).toEqual({ kind: 'proof' })
    store.dispatch(confirmationGiven({ token: null }))
    expect(await change).toBe('answer')
    expect(called).toEqual(['security.beginApp', 'security.beginApp'])
  })

  it('C-6.03 I-1.02 what a limited login may not do waits for its password, once for all calls, and is repeated', async () => {
    const { store, called, asked } = storeThatRefuses(secondFactorRoutes['security.beginApp'].name, 9002)
    const change = store.dispatch(beginApp.initiate({})).unwrap()
    await expect.poll(asked).toEqual({ kind: 'limited-login' })
    const other = becomeFull(store)
    store.dispatch(confirmationGiven({ token: 'handshake' }))
    expect(await change).toBe('answer')
    expect(await other).toBe(true)
    expect(called).toEqual(['security.beginApp', 'auth.beginSession', 'security.beginApp'])
  })

  it('stays refused when the person would rather not', async () => {
    const { store, called, asked } = storeThatRefuses(secondFactorRoutes['security.beginApp'].name, 9123)
    const change = store.dispatch(beginApp.initiate({})).unwrap()
    await expect.poll(asked).not.toBeNull()
    store.dispatch(confirmationDismissed())
    await expect(change).rejects.toMatchObject({ api_error_code: 9123 })
    expect(called).toHaveLength(1)
  })

  it('other refusals ask nobody anything', async () => {
    const { store, asked } = storeThatRefuses(identityRoutes['auth.login'].name, 9040)
    await expect(store.dispatch(logIn.initiate(credentials)).unwrap()).rejects.toMatchObject({
      api_error_code: 9040,
    })
    expect(asked()).toBeNull()
  })
})
