import type { RaRecord } from 'react-admin'
import type { CatalogView } from '@tessera/api-types/catalogs/views'
import { deletionOf } from '../../shared/record-action.ts'

const removal = deletionOf<CatalogView>('catalogs', {
  id: 'delete',
  texts: {
    button: 'resources.catalogs.delete.button',
    title: 'resources.catalogs.delete.title',
    content: 'resources.catalogs.delete.content',
    done: 'resources.catalogs.delete.done',
  },
  hindrance: ({ abilities }) => (abilities.can_share ? null : 'NO_RIGHT'),
})

export const catalogKind = { resource: 'catalogs', nameOf: ({ name }: CatalogView) => name, removal }

/** A file of it is waiting or being read. */
export const isBeingRead = ({ status }: RaRecord) => status === 'PROCESSING'
