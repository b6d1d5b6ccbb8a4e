import { PASSCODE_LOCKED, PASSCODE_REQUIRED, PASSCODE_WRONG } from '@tessera/api-types/error-numbers'
import type { CallResult } from '@tessera/api-types/page/page-renderer'
import {
  GUARDED_OPERATIONS,
  type PasscodeKind,
  isUnidirectional,
} from '@tessera/api-types/passcode/passcode-rules'
import type { Route } from '@tessera/api-types/route'
import type { ApiError, Transport } from '../../shared/api/call.ts'
import { apiError } from '../../shared/api/http-answer.ts'
import { currentPathname } from '../../shared/browser/page-location.ts'
import type { AppStore } from '../../shared/store/make-store.ts'
import { accountApi } from '../session/account-api.ts'
import { openPasscode } from './ask-passcode.ts'
import { useEffect } from 'react'
import { useAppStore } from '../../shared/store/hooks.ts'

const PASSCODE_FAULTS = [PASSCODE_REQUIRED, PASSCODE_WRONG, PASSCODE_LOCKED]
const IN_MODAL_PAGES = ['/parental-passcode', '/settings/account-settings'] // spec 001 §2

/**
 * From now on a change that needs the parental passcode waits for it in the modal and is sent again with it,
 * and young members are warned before a change of what keeps them safe. The caller notices nothing.
 */
export const guardByPasscode = (store: AppStore): void =>
  store.dispatch((_dispatch, _getState, { add }) => add('passcode', (next) => gatedTransport(next, store)))

const gatedTransport =
  (plain: Transport, store: AppStore): Transport =>
  async (route, input, signal) => {
    const repeat = (passcode: string) => plain(route, { ...input, passcode }, signal)
    if (await isWarned(route, store)) return asked(store, repeat, true)
    const result = await plain(route, input, signal)
    const isRefused = 'error' in result && result.error.api_error_code === PASSCODE_REQUIRED
    return isRefused ? asked(store, repeat, false) : result
  }

async function isWarned({ name }: Route, store: AppStore): Promise<boolean> {
  const kind = (GUARDED_OPERATIONS as Readonly<Record<string, PasscodeKind>>)[name]
  if (!kind) return false
  const { ownAccount } = accountApi.endpoints
  const { data } = await store.dispatch(ownAccount.initiate({}, { subscribe: false }))
  return data !== undefined && isUnidirectional(kind, data)
}

/** The result of a change once the modal is done. */
function asked(
  store: AppStore,
  repeat: (passcode: string) => Promise<CallResult>,
  isWarning: boolean,
): Promise<CallResult> {
  return new Promise((resolve) => {
    let failure: CallResult | null = null
    const submit = async (passcode: string): Promise<string | null> => {
      const result = await repeat(passcode)
      if ('error' in result && staysInModal(result.error)) {
        failure = isPasscodeFault(result.error) ? null : result
        return wordsOf(result.error)
      }
      resolve(result)
      return null
    }
    const close = (reason: string) => resolve(failure ?? notChanged(reason))
    openPasscode(store, { submit, close }, isWarning)
  })
}

const isPasscodeFault = ({ api_error_code, extraData }: ApiError): boolean =>
  PASSCODE_FAULTS.includes(api_error_code) || 'passcode' in fieldsOf(extraData)

const staysInModal = (error: ApiError): boolean =>
  isPasscodeFault(error) || IN_MODAL_PAGES.includes(currentPathname().replace(/\/$/, ''))

const fieldsOf = (extraData: unknown): object =>
  typeof extraData === 'object' && extraData !== null ? extraData : {}

/** The server's error, a field's first; empty where there is none. */
function wordsOf({ message, extraData }: ApiError): string {
  const told: unknown[] = Object.values(fieldsOf(extraData))
  const [first] = told.filter((one) => typeof one === 'string')
  return first ?? message
}

const notChanged = (reason: string): CallResult => ({
  error: apiError({ api_error_code: PASSCODE_REQUIRED, message: reason }, 403),
})

/** Lets the forms of a page ask for the parental passcode where their changes need it. */
export function usePasscodeGate(): void {
  const store = useAppStore()
  useEffect(() => guardByPasscode(store), [store])
}
