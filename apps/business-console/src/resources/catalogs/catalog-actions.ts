import type { RaRecord } from 'react-admin'
import type { ProductGroupView } from '@tessera/api-types/catalogs/product-groups'
import type { CatalogFeedView, CatalogView } from '@tessera/api-types/catalogs/views'
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

export const productGroupKind = {
  resource: 'product-groups',
  nameOf: ({ name }: ProductGroupView) => name,
  removal: deletionOf<ProductGroupView>('product-groups', {
    id: 'delete',
    texts: {
      button: 'resources.catalogs.groups.delete.button',
      title: 'resources.catalogs.groups.delete.title',
      content: 'resources.catalogs.groups.delete.content',
      done: 'resources.catalogs.groups.delete.done',
    },
    hindrance: ({ abilities }) => (abilities.can_edit ? null : 'NO_RIGHT'),
  }),
}

/** The removal of a source of a catalog, for those who may change the catalog. */
export const sourceKind = ({ id }: Pick<CatalogView, 'id'>) => ({
  resource: `catalogs/${id}/feeds`,
  nameOf: ({ name }: CatalogFeedView) => name,
  removal: deletionOf<CatalogFeedView>(`catalogs/${id}/feeds`, {
    id: 'delete',
    texts: {
      button: 'resources.catalogs.source.delete.button',
      title: 'resources.catalogs.source.delete.title',
      content: 'resources.catalogs.source.delete.content',
      done: 'resources.catalogs.source.delete.done',
    },
    hindrance: () => null,
  }),
})

/** A file of it is waiting or being read. */
export const isBeingRead = ({ status }: RaRecord) => status === 'PROCESSING'

/** Of the updates of a catalog: it is waiting or being read. */
export const isUnfinished = ({ state }: RaRecord) => state === 'WAITING' || state === 'RUNNING'
