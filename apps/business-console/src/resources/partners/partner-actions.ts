import type { PartnerView } from '@tessera/api-types/partners/views'
import { deletionOf } from '../../shared/record-action.ts'

const removal = deletionOf<PartnerView>('partners', {
  id: 'remove',
  texts: {
    button: 'resources.partners.delete.button',
    title: 'resources.partners.delete.title',
    content: 'resources.partners.delete.content',
    done: 'resources.partners.delete.done',
    confirm: 'resources.partners.delete.confirm',
  },
  hindrance: ({ abilities }) => (abilities.can_delete ? null : 'NO_RIGHT'),
  change: ({ id }) => ({ type: 'PARTNER_REMOVAL', id }),
})

export const partnerKind = { resource: 'partners', nameOf: ({ name }: PartnerView) => name, removal }
