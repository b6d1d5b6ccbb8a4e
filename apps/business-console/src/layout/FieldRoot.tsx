import FormControl, { type FormControlProps } from '@mui/material/FormControl'

interface Given extends FormControlProps {
  InputProps?: unknown
  ownerState?: unknown
}

/** The frame of a text field. React-admin hands down `InputProps` beside the slots that replaced it, which no element knows. */
export const FieldRoot = ({ InputProps: _replaced, ownerState: _own, ...rest }: Given) => (
  <FormControl {...rest} />
)
