import type { AppStore } from '../../shared/store/make-store.ts'
import {
  passcodeClosed,
  passcodeOpened,
  passcodeRefused,
  passcodeSent,
  selectPasscodeModal,
} from './passcode-slice.ts'

export type PasscodeHandler = {
  /** Tries the change with what was entered; returns the error to show, or null when the modal may close. */
  submit: (passcode: string) => Promise<string | null>
  /** The person canceled; the form gets `reason` as its error. */
  close: (reason: string) => void
}

/** Handlers are no state: they wait here, by the number of their request. */
const handlers = new Map<number, PasscodeHandler>()
let requests = 0

/** Opens the modal for a change that waits. */
export function openPasscode(store: AppStore, handler: PasscodeHandler, isUnidirectional: boolean): void {
  requests += 1
  handlers.set(requests, handler)
  store.dispatch(passcodeOpened({ requestId: requests, isUnidirectional }))
}

/** Sends what was entered; an empty passcode goes on without one. */
export async function submitPasscode(store: AppStore, passcode: string): Promise<void> {
  const modal = selectPasscodeModal(store.getState())
  const handler = modal.status === 'open' && !modal.isValidating ? handlers.get(modal.requestId) : undefined
  if (modal.status !== 'open' || !handler) return
  store.dispatch(passcodeSent())
  const error = await handler.submit(passcode)
  if (!handlers.has(modal.requestId)) return
  if (error !== null) return void store.dispatch(passcodeRefused({ error }))
  handlers.delete(modal.requestId)
  store.dispatch(passcodeClosed())
}

/** Closes the modal; the pending change is rejected with `reason`. */
export function closePasscode(store: AppStore, reason: string): void {
  const modal = selectPasscodeModal(store.getState())
  if (modal.status !== 'open') return
  handlers.get(modal.requestId)?.close(reason)
  handlers.delete(modal.requestId)
  store.dispatch(passcodeClosed())
}
