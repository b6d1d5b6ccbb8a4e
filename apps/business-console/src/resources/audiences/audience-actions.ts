import type { AudienceView } from '@tessera/api-types/audiences/contracts'
import { deletionOf } from '../../shared/record-action.ts'

const removal = deletionOf<AudienceView>('audiences', {
  id: 'delete',
  texts: {
    button: 'resources.audiences.delete.button',
    title: 'resources.audiences.delete.title',
    content: 'resources.audiences.delete.content',
    done: 'resources.audiences.delete.done',
  },
  hindrance: ({ abilities }) => (abilities.can_edit ? null : 'NO_RIGHT'),
})

export const audienceKind = { resource: 'audiences', nameOf: ({ name }: AudienceView) => name, removal }
