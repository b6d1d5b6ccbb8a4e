import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, type ReactNode } from 'react'
import { Form, RecordContextProvider, useTranslate } from 'react-admin'

interface Props<Values extends object> {
  title: string
  /** Text key of the button that sends it. */
  submit: string
  start: Partial<Values>
  isRunning: boolean
  /** Returns what is wrong with the fields. */
  onSubmit: (values: Values) => Promise<object>
  onClose: () => void
  children: ReactNode
}

/** A short form over the page it belongs to. */
export function FormDialog<Values extends object>(props: Props<Values>) {
  const { title, submit, start, isRunning, onSubmit, onClose, children } = props
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <RecordContextProvider value={undefined}>
        <Form noValidate onSubmit={(values: object) => onSubmit(values as Values)} defaultValues={start}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={isRunning}>
              {translate(submit)}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  )
}
