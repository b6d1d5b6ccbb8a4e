import SearchOffIcon from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { PEOPLE_PATH } from '../shared/console-paths.ts'
import { Message } from './Message.tsx'

/** For an address or an id nobody knows; `to` is the list it would be in. */
export function NotFound({ to = PEOPLE_PATH }: { to?: string }) {
  const translate = useTranslate()
  return (
    <Message
      title={translate('ra.page.not_found')}
      text={translate('ra.message.not_found')}
      icon={<SearchOffIcon />}
    >
      <Button component={Link} to={to} variant="outlined">
        {translate('console.back_to_list')}
      </Button>
    </Message>
  )
}
