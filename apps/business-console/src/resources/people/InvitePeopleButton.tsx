import PersonAddIcon from '@mui/icons-material/PersonAddAlt'
import Button from '@mui/material/Button'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useHubPath } from '../../shared/use-hub-path.ts'

export function InvitePeopleButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="invites" action="create">
      <Button
        component={Link}
        to={hubPath('invites/create')}
        variant="contained"
        startIcon={<PersonAddIcon />}
      >
        {translate('resources.people.invite')}
      </Button>
    </CanAccess>
  )
}
