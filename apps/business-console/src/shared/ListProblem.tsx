import CloudOffIcon from '@mui/icons-material/CloudOff'
import Button from '@mui/material/Button'
import { useListContext, useTranslate } from 'react-admin'
import { Message } from '../layout/Message.tsx'
import { messageOf } from './field-errors.ts'

/** A list that could not be read, with the server's own words. */
export function ListProblem() {
  const translate = useTranslate()
  const { error, refetch } = useListContext()
  const text = messageOf(error)
  return (
    <Message
      title={translate('console.error.load')}
      text={translate(text, { _: text })}
      icon={<CloudOffIcon />}
      isAlert
    >
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('console.error.retry')}
      </Button>
    </Message>
  )
}
