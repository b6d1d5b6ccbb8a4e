import { CanAccess } from 'react-admin'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { MerchantProgram } from './MerchantProgram.tsx'

export const MerchantPage = () => (
  <CanAccess resource="verified-merchant" action="list" accessDenied={<AccessDenied />}>
    <ListHeader resource="verified-merchant" />
    <MerchantProgram />
  </CanAccess>
)
