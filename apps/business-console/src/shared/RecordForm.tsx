import { useContext, useEffect, useRef } from 'react'
import { Form, useRecordContext, type FormProps } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { RefusedSaveContext } from './field-errors.ts'

/** What was typed stays when the record is read anew. */
const KEEP_TYPED = { keepDirtyValues: true }

/** A form over a record, the one of its page by default, which asks before what was typed is lost. */
export const RecordForm = ({ children, ...form }: Pick<FormProps, 'children' | 'onSubmit' | 'record'>) => (
  <Form {...form} warnWhenUnsavedChanges resetOptions={KEEP_TYPED}>
    <SavedRecord />
    {children}
  </Form>
)

/** Once it was sent, the record that comes back stands in place of what was typed. */
function SavedRecord() {
  const record = useRecordContext()
  const { reset, formState } = useFormContext()
  const { isSubmitting, isSubmitSuccessful } = formState
  const isSent = isSubmitting || isSubmitSuccessful
  const isRefused = useContext(RefusedSaveContext)
  const seen = useRef(record)
  useEffect(() => {
    if (seen.current === record) return
    seen.current = record
    if (isSent && !isRefused.current) reset(record)
  }, [record, reset, isSent, isRefused])
  return null
}
