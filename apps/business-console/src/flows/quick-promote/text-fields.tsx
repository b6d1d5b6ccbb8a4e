import MenuItem from '@mui/material/MenuItem'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { reasonText } from '../../providers/i18n-provider.ts'
import type { PromoteAction } from './promote-state.ts'
import { fieldId, type QuickPromoteWork } from './use-quick-promote.ts'

interface Props {
  work: QuickPromoteWork
}

type Given = Omit<TextFieldProps, 'name' | 'label' | 'value' | 'onChange'>

/** A text that is checked; its error is read out with it. */
export function CheckedTextField({
  work,
  field,
  ...rest
}: Props & { field: 'name' | 'destinationUrl' } & Given) {
  const translate = useTranslate()
  const { form } = work.state
  const error = form.errors[field]
  return (
    <TextField
      {...rest}
      id={fieldId(field)}
      size="small"
      label={translate(`console.promote.${field}`)}
      value={form[field]}
      error={Boolean(error)}
      // The place of the error is kept, so that nothing moves away from under a press.
      helperText={reasonText(error) ?? ' '}
      onBlur={() => work.dispatch({ type: 'fieldLeft', field })}
      onChange={({ target: { value } }) =>
        work.dispatch({ type: 'valueSet', field, value } as unknown as PromoteAction)
      }
    />
  )
}

/** The ad account that pays. */
export function AdvertiserField({ work: { state, dispatch } }: Props) {
  const translate = useTranslate()
  const { advertisers, advertiserId } = state.form
  return (
    <TextField
      select
      size="small"
      label={translate('console.promote.advertiser')}
      value={advertiserId ?? ''}
      onChange={({ target }) => {
        const advertiser = advertisers.find(({ id }) => id === target.value)
        if (advertiser) dispatch({ type: 'advertiserChosen', advertiser })
      }}
    >
      {advertisers.map(({ id, name, currency }) => (
        <MenuItem key={id} value={id}>
          {`${name} · ${currency}`}
        </MenuItem>
      ))}
    </TextField>
  )
}
