import type { TagView } from '@tessera/api-types/tags/contracts'
import { deletionOf } from '../../shared/record-action.ts'

const removal = deletionOf<TagView>('tags', {
  id: 'delete',
  texts: {
    button: 'resources.tags.delete.button',
    title: 'resources.tags.delete.title',
    content: 'resources.tags.delete.content',
    done: 'resources.tags.delete.done',
  },
  hindrance: ({ abilities }) => (abilities.can_edit ? null : 'NO_RIGHT'),
})

export const tagKind = { resource: 'tags', nameOf: ({ name }: TagView) => name, removal }
