import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { deletionOf } from '../../shared/record-action.ts'

const removal = deletionOf<AssetGroupView>('asset-groups', {
  id: 'delete',
  texts: {
    button: 'resources.asset-groups.delete.button',
    title: 'resources.asset-groups.delete.title',
    content: 'resources.asset-groups.delete.content',
    done: 'resources.asset-groups.delete.done',
  },
  hindrance: (_group, { business }) => (business.abilities.can_manage_asset_groups ? null : 'NO_RIGHT'),
  change: ({ id }) => ({ type: 'GROUP_REMOVAL', asset_group_id: id }),
})

export const groupKind = { resource: 'asset-groups', nameOf: ({ name }: AssetGroupView) => name, removal }
