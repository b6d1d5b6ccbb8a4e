import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, type RefObject } from 'react'
import {
  AutocompleteInput,
  maxLength,
  NumberInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import { useFormState } from 'react-hook-form'
import { AD_ACCOUNT_NAME_MAX } from '@tessera/api-types/business/business-options'
import type { AdAccountSettingsView } from '@tessera/api-types/business/views'
import { currencyChoices, timeZoneChoices } from '../../shared/choices.ts'
import { CountryInput } from '../../shared/CountryInput.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { AddressInputs } from './AddressInputs.tsx'
import { fromMicros, toMicros } from './settings-values.ts'

const validName = [required(), maxLength(AD_ACCOUNT_NAME_MAX)]
const label = (field: string) => `resources.ad-accounts.fields.${field}`
const text = (name: string) => `resources.ad-accounts.settings.${name}`

interface Props {
  canEdit: boolean
  /** Holds the record that the form was last filled from without anything typed into it. */
  beganRef: RefObject<AdAccountSettingsView | null>
}

/** All settings of one ad account; read only for those who may not change them. */
export function AdAccountSettingsForm({ canEdit, beganRef }: Props) {
  const readOnly = !canEdit
  return (
    <RecordForm>
      <Beginning beganRef={beganRef} />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Heading name="general" />
        <GeneralInputs readOnly={readOnly} />
        <Heading name="spending" />
        <NumberInput
          source="settings.spend_cap_micros"
          label={text('spend_cap')}
          helperText={text('spend_cap_hint')}
          format={fromMicros}
          parse={toMicros}
          readOnly={readOnly}
        />
        <Heading name="notifications" />
        <TextArrayInput
          source="settings.notification_emails"
          label={text('emails')}
          helperText={text('emails_hint')}
          readOnly={readOnly}
        />
        <Heading name="address" />
        <AddressInputs readOnly={readOnly} />
      </Box>
      {canEdit && <SaveBar />}
    </RecordForm>
  )
}

function Beginning({ beganRef }: Pick<Props, 'beganRef'>) {
  const record = useRecordContext<AdAccountSettingsView>()
  const { dirtyFields } = useFormState()
  // Typed values stay when the record is read anew, though the form then counts as untouched.
  const isTyped = Object.keys(dirtyFields).length > 0
  useEffect(() => {
    if (record && !isTyped) beganRef.current = record
  }, [beganRef, isTyped, record])
  return null
}

const GeneralInputs = ({ readOnly }: { readOnly: boolean }) => (
  <>
    <TextInput source="settings.name" label={label('name')} validate={validName} readOnly={readOnly} />
    <CountryInput
      source="settings.country"
      label={label('country')}
      validate={required()}
      readOnly={readOnly}
    />
    <SelectInput
      source="settings.currency"
      label={label('currency')}
      choices={currencyChoices}
      validate={required()}
      readOnly={readOnly}
    />
    <AutocompleteInput
      source="settings.time_zone"
      label={label('time_zone')}
      choices={timeZoneChoices}
      validate={required()}
      readOnly={readOnly}
    />
  </>
)

function Heading({ name }: { name: string }) {
  const translate = useTranslate()
  return (
    <Typography variant="h6" component="h2" sx={{ mt: 1 }}>
      {translate(text(name))}
    </Typography>
  )
}
