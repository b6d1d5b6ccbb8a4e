import type { ComponentProps } from 'react'
import { cutPasscode } from '@tessera/api-types/passcode/passcode-rules'
import { TextField } from '../../shared/ui/forms/TextField.tsx'

/** A passcode being chosen: white space and what goes beyond four characters are not taken. */
export const PasscodeField = ({ onChange, ...rest }: ComponentProps<typeof TextField>) => (
  <TextField
    inputMode="numeric"
    autoComplete="off"
    placeholder="XXXX"
    {...rest}
    onChange={(event) => {
      event.target.value = cutPasscode(event.target.value)
      return onChange?.(event)
    }}
  />
)
