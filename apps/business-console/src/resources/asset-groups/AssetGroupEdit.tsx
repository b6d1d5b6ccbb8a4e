import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import type { AssetGroupView } from '@tessera/api-types/business/asset-groups'
import { changedFields } from '../../shared/changed-fields.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { AssetGroupInputs } from './AssetGroupInputs.tsx'

const builtOn = (group: object) => {
  const { name, description, asset_group_types } = group as AssetGroupView
  return { seen: { name, description, asset_group_types } }
}

/** Changed fields alone, with what they were when they were read. */
const toChanges = (values: object, options?: { previousData: object }) => {
  const previous = options?.previousData ?? {}
  return { ...changedFields(previous, values), ...builtOn(previous) }
}

export function AssetGroupEdit() {
  const { groupId = '' } = useParams()
  const notify = useNotify()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const saved = () => {
    notify('resources.asset-groups.saved', { type: 'success' })
    void navigate(hubPath(`asset-groups/${groupId}`))
  }
  return (
    <RecordPage id={groupId} listPath="asset-groups" transform={toChanges} builtOn={builtOn} onSaved={saved}>
      <Fields />
    </RecordPage>
  )
}

function Fields() {
  const translate = useTranslate()
  const group = useRecordContext<AssetGroupView>()
  if (!group) return null
  return (
    <>
      <PageHeader
        title={translate('resources.asset-groups.edit_title', { name: group.name })}
        back={`asset-groups/${group.id}`}
      />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, overflow: 'visible' }}>
        <RecordForm>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <AssetGroupInputs />
          </Box>
          <SaveBar />
        </RecordForm>
      </Card>
    </>
  )
}
