import { DataTable, useTranslate } from 'react-admin'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { HubColumn } from '../../shared/HubColumn.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { RoleChip } from '../../shared/RoleChip.tsx'
import { useWideTable } from '../../shared/use-small-screen.ts'
import { When } from '../../shared/When.tsx'
import { DeletePersonButton } from './DeletePersonButton.tsx'

const Column = HubColumn<EmployeeView>

export function PeopleTable() {
  const translate = useTranslate()
  const isWide = useWideTable()
  return (
    <DataTable<EmployeeView> bulkActionButtons={false} rowClick="edit">
      <Column
        source="full_name"
        render={({ id, full_name, image_medium_url, username }) => (
          <PersonLine
            name={full_name}
            image={image_medium_url}
            title={
              <RecordLink resource="people" id={id}>
                {full_name}
              </RecordLink>
            }
          >
            {!isWide && <bdi>@{username}</bdi>}
          </PersonLine>
        )}
      />
      {isWide && <Column source="username" />}
      <Column source="email" />
      <Column source="business_roles" render={({ business_roles }) => <RoleChip roles={business_roles} />} />
      <Column
        source="ad_accounts"
        align="right"
        render={({ assets_summary }) => assets_summary.ad_accounts}
      />
      <Column source="profiles" align="right" render={({ assets_summary }) => assets_summary.profiles} />
      <Column
        source="last_active_time"
        render={({ last_active_time }) =>
          last_active_time ? <When at={last_active_time} isDay /> : translate('resources.people.never_active')
        }
      />
      <Column
        source="actions"
        disableSort
        label={translate('resources.people.actions')}
        render={() => <DeletePersonButton isIcon />}
      />
    </DataTable>
  )
}
