import { describe, expect, it } from 'vitest'
import { makeStore } from '../../shared/store/make-store.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { closePasscode, openPasscode, submitPasscode } from './ask-passcode.ts'
import { passcodeTyped, selectPasscodeModal } from './passcode-slice.ts'

const closed = { status: 'closed' }

/** An open modal whose change is refused with the given words, then done. */
function opened({ isUnidirectional = false, refusals = [] as string[] } = {}) {
  const store = makeStore({ transport: fakeServer({}).transport })
  const before = selectPasscodeModal(store.getState())
  const submitted: string[] = []
  const reasons: string[] = []
  const handler = {
    submit: (passcode: string) => {
      submitted.push(passcode)
      return Promise.resolve(refusals.shift() ?? null)
    },
    close: (reason: string) => void reasons.push(reason),
  }
  openPasscode(store, handler, isUnidirectional)
  return { store, before, submitted, reasons, modal: () => selectPasscodeModal(store.getState()) }
}

describe('the modal of the passcode', () => {
  it('I-4.23 is closed, then open for a handler and with its unidirectional flag', async () => {
    for (const isUnidirectional of [false, true]) {
      const { store, before, submitted, modal } = opened({ isUnidirectional })
      expect(before).toEqual(closed)
      expect(modal()).toMatchObject({ status: 'open', isUnidirectional, isValidating: false, error: null })
      await submitPasscode(store, '1234')
      expect(submitted).toEqual(['1234'])
      expect(modal()).toEqual(closed)
    }
  })

  it('I-4.24 submit runs the handler with the passcode and clears the error', async () => {
    const { store, submitted, modal } = opened({ refusals: ['Wrong.', 'Wrong again.'] })
    await submitPasscode(store, '1111')
    expect(modal()).toMatchObject({ error: 'Wrong.', isValidating: false })
    const second = submitPasscode(store, '2222')
    expect(modal()).toMatchObject({ error: null, isValidating: true })
    await submitPasscode(store, '3333')
    await second
    expect(modal()).toMatchObject({ error: 'Wrong again.' })
    await submitPasscode(store, '1234')
    expect(submitted).toEqual(['1111', '2222', '1234'])
    expect(modal()).toEqual(closed)
  })

  it('I-8.11 the next input clears the error', async () => {
    const { store, modal } = opened({ refusals: ['Wrong.'] })
    await submitPasscode(store, '1111')
    store.dispatch(passcodeTyped())
    expect(modal()).toMatchObject({ status: 'open', error: null })
  })

  it('I-4.25 close resets everything, and the change that waited learns why', async () => {
    const { store, before, reasons, submitted, modal } = opened({ refusals: ['Wrong.'] })
    await submitPasscode(store, '1111')
    closePasscode(store, 'Nothing changed.')
    expect(modal()).toEqual(before)
    expect(reasons).toEqual(['Nothing changed.'])
    await submitPasscode(store, '1234')
    expect(submitted).toEqual(['1111'])
  })

  it('I-4.27 the warning goes on with an empty passcode', async () => {
    const { store, submitted } = opened({ isUnidirectional: true })
    await submitPasscode(store, '')
    expect(submitted).toEqual([''])
  })
})
