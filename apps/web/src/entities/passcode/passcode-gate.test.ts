// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { preferencesRoutes } from '@tessera/api-types/preferences/routes'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { closePasscode, submitPasscode } from './ask-passcode.ts'
import { guardByPasscode } from './passcode-gate.ts'
import { selectPasscodeModal } from './passcode-slice.ts'

const { triedUpdate } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    triedUpdate: build.mutation(endpoint(preferencesRoutes['settings.updateMessages'])),
  }),
}).endpoints

const refused = (
  api_error_code: number,
  message: string,
  httpStatus = 403,
  extraData: object | null = null,
) => ({
  error: apiError({ api_error_code, message, extraData }, httpStatus),
})
const saved = { should_show_messaging: false }

type Server = { account?: object; failure?: ReturnType<typeof refused> }

/** A page whose server wants 1234, and what happens to one change of it. */
function aChange({ account = {}, failure }: Server = {}) {
  const adult = { is_under_18: false, parental_control_has_passcode: true, ...account }
  const server = fakeServer({
    'users.me': adult,
    'settings.updateMessages': ({ passcode }: { passcode?: string }) => {
      if (!adult.parental_control_has_passcode || passcode === '1234')
        return failure ?? { data: saved, bookmark: null }
      return passcode ? refused(9181, 'Not right.') : refused(9180, 'Needed.')
    },
  })
  const store = makeStore({ transport: server.transport })
  guardByPasscode(store)
  guardByPasscode(store)
  const change = store.dispatch(triedUpdate.initiate(saved)).unwrap()
  change.catch(() => undefined)
  const modal = () => selectPasscodeModal(store.getState())
  const sent = () => server.askedFor('settings.updateMessages').map(({ input }) => input)
  return { store, change, modal, sent }
}

beforeEach(() => window.history.replaceState(null, '', '/settings/messages/'))

describe('a change that needs the passcode', () => {
  it('I-2.03 waits for it and is sent again with it', async () => {
    const { store, change, modal, sent } = aChange()
    await expect.poll(modal).toMatchObject({ status: 'open', isUnidirectional: false })
    await submitPasscode(store, '9999')
    expect(modal()).toMatchObject({ error: 'Not right.' })
    await submitPasscode(store, '1234')
    expect(await change).toEqual(saved)
    expect(sent()).toEqual([saved, { ...saved, passcode: '9999' }, { ...saved, passcode: '1234' }])
  })

  it('stays as it was when the modal is left', async () => {
    const { store, change, modal, sent } = aChange()
    await expect.poll(modal).toMatchObject({ status: 'open' })
    closePasscode(store, 'Nothing changed.')
    await expect(change).rejects.toMatchObject({ message: 'Nothing changed.' })
    expect(sent()).toHaveLength(1)
  })

  it('I-2.09 any other failure closes the modal and is the page’s', async () => {
    const { store, change, modal } = aChange({ failure: refused(29, 'Not allowed.') })
    await expect.poll(modal).toMatchObject({ status: 'open' })
    await submitPasscode(store, '1234')
    expect(modal()).toEqual({ status: 'closed' })
    await expect(change).rejects.toMatchObject({ message: 'Not allowed.' })
  })

  it.each(['/parental-passcode/', '/settings/account-settings/'])(
    'I-2.01 I-2.02 I-2.58 on %s it stays in the modal, and the page learns of it when that is left',
    async (path) => {
      window.history.replaceState(null, '', path)
      const failure = refused(9043, 'That username is taken.', 409, { username: 'is taken' })
      const { store, change, modal } = aChange({ failure })
      await expect.poll(modal).toMatchObject({ status: 'open' })
      await submitPasscode(store, '1234')
      expect(modal()).toMatchObject({ status: 'open', error: 'is taken' })
      closePasscode(store, 'Nothing changed.')
      await expect(change).rejects.toMatchObject({ message: 'That username is taken.' })
    },
  )

  it('I-2.54 I-2.55 a young member without one is warned, and goes on without a passcode', async () => {
    const teen = { is_under_18: true, parental_control_has_passcode: false }
    const { store, change, modal, sent } = aChange({ account: teen })
    await expect.poll(modal).toMatchObject({ status: 'open', isUnidirectional: true })
    expect(sent()).toEqual([])
    await submitPasscode(store, '')
    expect(await change).toEqual(saved)
    expect(sent()).toEqual([{ ...saved, passcode: '' }])
  })

  it('is no matter for grown-ups without one', async () => {
    const { change, modal, sent } = aChange({ account: { parental_control_has_passcode: false } })
    expect(await change).toEqual(saved)
    expect(modal()).toEqual({ status: 'closed' })
    expect(sent()).toEqual([saved])
  })
})
