import type { InviteView } from '@tessera/api-types/business/views'
import { deletionOf, type RecordAction } from '../../shared/record-action.ts'
import { invitedName } from './invite-values.ts'

/** Only those who manage people see invites, and a list of them has none that was answered. */
const hindrance = () => null

export const resending: RecordAction<InviteView> = {
  id: 'resend',
  hindrance,
  call: ({ business_id, id }, provider) => provider.run('invites.refresh', { business_id, id }),
}

const removal = deletionOf<InviteView>('invites', {
  id: 'delete',
  texts: {
    button: 'resources.invites.delete.label',
    title: 'resources.invites.delete.title',
    content: 'resources.invites.delete.content',
    done: 'resources.invites.delete.done',
  },
  hindrance,
})

export const inviteKind = { resource: 'invites', nameOf: invitedName, others: [resending], removal }
