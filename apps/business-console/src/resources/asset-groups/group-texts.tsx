import Box from '@mui/material/Box'
import { useTranslate } from 'react-admin'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import type { Choice } from '../../shared/choices.ts'
import { StatusChip } from '../../shared/StatusChip.tsx'

type GroupType = AssetGroupView['asset_group_types'][number]

const nameOf = (type: GroupType) => `resources.asset-groups.types.${type}`

export const typeChoices = (types: readonly GroupType[]): Choice[] =>
  types.map((id) => ({ id, name: nameOf(id) }))

export function GroupTypes({ types }: { types: readonly GroupType[] }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5 }}>
      {types.map((type) => (
        <StatusChip key={type} label={translate(nameOf(type))} tone="plain" />
      ))}
    </Box>
  )
}
