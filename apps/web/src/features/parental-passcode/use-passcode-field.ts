import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { cutPasscode, passcodeFault } from '@tessera/api-types/passcode/passcode-rules'
import { passcodeTyped } from '../../entities/passcode/passcode-slice.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'

/** What is typed, without white space and no longer than a passcode, and the rule it breaks. */
export function usePasscodeField() {
  const dispatch = useAppDispatch()
  const [passcode, setPasscode] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const fault = passcodeFault(passcode)
  return {
    passcode,
    fault,
    // A code that is still being typed is too short; that error is shown on submit.
    shownFault: isChecked || fault === 'digits' ? fault : null,
    handleChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setPasscode(cutPasscode(target.value))
      setIsChecked(false)
      dispatch(passcodeTyped())
    },
    handleKeyDown: ({ key }: KeyboardEvent) => setIsChecked(key === 'Enter'),
  }
}
