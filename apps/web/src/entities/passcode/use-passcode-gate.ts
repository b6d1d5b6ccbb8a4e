import { useEffect } from 'react'
import { useAppStore } from '../../shared/store/hooks.ts'
import { guardByPasscode } from './passcode-gate.ts'

/** Lets the forms of a page ask for the parental passcode where their changes need it. */
export function usePasscodeGate(): void {
  const store = useAppStore()
  useEffect(() => guardByPasscode(store), [store])
}
