import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useHubPath } from '../../shared/use-hub-path.ts'

export function CreateAdAccountButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="ad-accounts" action="create">
      <Button component={Link} to={hubPath('ad-accounts/create')} variant="contained" startIcon={<AddIcon />}>
        {translate('resources.ad-accounts.create')}
      </Button>
    </CanAccess>
  )
}
