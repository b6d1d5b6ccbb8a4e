import ClientsIcon from '@mui/icons-material/SupervisorAccountOutlined'
import { exactPage } from '../../layout/exact-page.tsx'
import type { HubResource } from '../../shared/console-resource.ts'

export const managedClients: HubResource = {
  name: 'managed-clients',
  icon: ClientsIcon,
  group: 'users',
  list: exactPage('managed-clients', async () => (await import('./ClientList.tsx')).ClientList),
  recordRepresentation: 'name',
  allows: (_action, { can_manage_clients }) => can_manage_clients,
}
