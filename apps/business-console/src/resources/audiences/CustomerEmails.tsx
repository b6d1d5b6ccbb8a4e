import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useRef, useState } from 'react'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { MAX_CUSTOMERS } from '@tessera/api-types/audiences/contracts'
import { addressesIn, isTooLarge, MAX_FILE_MB, textOf } from './customer-file.ts'

/** A field that was emptied is null. */
function validEmails(text?: string | null) {
  const count = addressesIn(text ?? '').length
  if (count === 0) return 'resources.audiences.emails_missing'
  return count > MAX_CUSTOMERS
    ? { message: 'resources.audiences.emails_many', args: { count, max: MAX_CUSTOMERS } }
    : undefined
}

/** A field that grows with its text measures all of it: ten thousand lines stop the page for seconds. */
const PLAIN = { inputComponent: 'textarea' } as const

/** The addresses of customers: typed, pasted, or taken out of files. */
export const CustomerEmails = () => (
  <>
    <TextInput
      source="emails"
      multiline
      rows={8}
      slotProps={{ input: PLAIN }}
      validate={validEmails}
      helperText="resources.audiences.emails_help"
    />
    <FromFile />
  </>
)

function FromFile() {
  const translate = useTranslate()
  const { getValues, setValue } = useFormContext<{ emails?: string | null }>()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<string>()
  const add = async (file: File) => {
    const refuse = (reason: string) =>
      setFault(translate(`resources.audiences.file.${reason}`, { name: file.name, max: MAX_FILE_MB }))
    if (isTooLarge(file)) return refuse('large')
    const text = await textOf(file).catch(() => null)
    if (text === null) return refuse('unread')
    const found = addressesIn(text)
    if (found.length === 0) return refuse('none')
    setFault(undefined)
    const before = getValues('emails')?.trimEnd()
    const emails = [...(before ? [before] : []), ...found].join('\n')
    setValue('emails', emails, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <Box sx={{ mb: 1 }}>
      <Button size="small" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
        {translate('resources.audiences.file.add')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={translate('resources.audiences.file.add')}
        accept=".csv,.tsv,.txt,text/plain,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void add(file)
          target.value = ''
        }}
      />
      <FormHelperText error role="alert">
        {fault}
      </FormHelperText>
    </Box>
  )
}
