import AddIcon from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { AD_ACCOUNTS_PATH } from './ad-account-paths.ts'

export function CreateAdAccountButton() {
  const translate = useTranslate()
  return (
    <CanAccess resource="ad-accounts" action="create">
      <Button component={Link} to={`${AD_ACCOUNTS_PATH}/create`} variant="contained" startIcon={<AddIcon />}>
        {translate('resources.ad-accounts.create')}
      </Button>
    </CanAccess>
  )
}
