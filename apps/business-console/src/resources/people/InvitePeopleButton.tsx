import PersonAddIcon from '@mui/icons-material/PersonAddAlt'
import Button from '@mui/material/Button'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { HUB_BASE } from '../../shared/console-paths.ts'

export function InvitePeopleButton() {
  const translate = useTranslate()
  return (
    <CanAccess resource="invites" action="create">
      <Button
        component={Link}
        to={`${HUB_BASE}/invites/create`}
        variant="contained"
        startIcon={<PersonAddIcon />}
      >
        {translate('resources.people.invite')}
      </Button>
    </CanAccess>
  )
}
