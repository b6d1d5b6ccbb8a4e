import SearchOffIcon from '@mui/icons-material/SearchOff'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useHubPath } from '../shared/use-hub-path.ts'
import { Message } from './Message.tsx'

interface Props {
  /** The list it would be in. */
  place: string
}

/** For an address or an id nobody knows. */
export function NotFound({ place }: Props) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const title = translate('ra.page.not_found')
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message isWholePage title={title} text={translate('ra.message.not_found')} icon={<SearchOffIcon />}>
        <Button component={Link} to={hubPath(place)} variant="outlined">
          {translate('console.back_to_list')}
        </Button>
      </Message>
    </>
  )
}
