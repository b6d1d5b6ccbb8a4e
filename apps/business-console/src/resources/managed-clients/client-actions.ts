import type { ManagedClientView } from '@tessera/api-types/partners/views'
import { deletionOf } from '../../shared/record-action.ts'

const removal = deletionOf<ManagedClientView>('managed-clients', {
  id: 'stop',
  texts: {
    button: 'resources.managed-clients.stop.button',
    title: 'resources.managed-clients.stop.title',
    content: 'resources.managed-clients.stop.content',
    done: 'resources.managed-clients.stop.done',
    confirm: 'resources.managed-clients.stop.button',
  },
  hindrance: (_client, { business }) => (business.abilities.can_manage_clients ? null : 'NO_RIGHT'),
})

export const clientKind = {
  resource: 'managed-clients',
  nameOf: ({ name }: ManagedClientView) => name,
  removal,
}
