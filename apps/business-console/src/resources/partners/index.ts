import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { HubResource } from '../../shared/console-resource.ts'

export const partners: HubResource = {
  name: 'partners',
  icon: HandshakeIcon,
  group: 'users',
  list: exactPage('partners', async () => (await import('./PartnerList.tsx')).PartnerList),
  create: exactPage('partners', async () => (await import('./AddPartnerPage.tsx')).AddPartnerPage),
  edit: exactPage('partners', async () => (await import('./PartnerPage.tsx')).PartnerPage),
  recordRepresentation: 'name',
  allows: (_action, { can_manage_partners }) => can_manage_partners,
}
