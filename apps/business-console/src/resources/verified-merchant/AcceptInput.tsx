import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useInput, useTranslate } from 'react-admin'

const isAccepted =
  (refusal: string) =>
  (value: unknown): string | undefined =>
    value === true ? undefined : refusal

/** What has to be accepted before a form is sent. */
export function AcceptInput({ source, label, refusal }: { source: string; label: string; refusal: string }) {
  const translate = useTranslate()
  const { field, fieldState } = useInput({ source, defaultValue: false, validate: isAccepted(refusal) })
  return (
    <FormControl error={fieldState.invalid}>
      <FormControlLabel
        control={
          <Checkbox
            checked={field.value === true}
            onChange={(_event, isChecked) => field.onChange(isChecked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, 'aria-invalid': fieldState.invalid } }}
          />
        }
        label={translate(label)}
      />
      {fieldState.invalid && <FormHelperText role="alert">{translate(refusal)}</FormHelperText>}
    </FormControl>
  )
}
