import Card from '@mui/material/Card'
import { CanAccess } from 'react-admin'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { BusinessForm } from './BusinessForm.tsx'
import { CloseBusiness } from './CloseBusiness.tsx'
import { TransferOwnership } from './TransferOwnership.tsx'

const card = { p: { xs: 2, sm: 3 }, maxWidth: 720, mb: 3, overflow: 'visible' }

export function SettingsPage() {
  return (
    <CanAccess resource="settings" action="edit" accessDenied={<AccessDenied />}>
      <ListHeader resource="settings" />
      <Card sx={card}>
        <BusinessForm />
      </Card>
      <CanAccess resource="settings" action="transfer">
        <Card sx={card}>
          <TransferOwnership />
        </Card>
      </CanAccess>
      <CanAccess resource="settings" action="close">
        <Card sx={card}>
          <CloseBusiness />
        </Card>
      </CanAccess>
    </CanAccess>
  )
}
