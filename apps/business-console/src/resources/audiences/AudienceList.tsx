import GroupsIcon from '@mui/icons-material/GroupsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CanAccess, ResourceContextProvider, useLocale, useTranslate, type RaRecord } from 'react-admin'
import { Link } from 'react-router-dom'
import type { AudienceView } from '@tessera/api-types/audiences/contracts'
import type { Locale } from '@tessera/api-types/locales'
import { Message } from '../../layout/Message.tsx'
import { AccessEnd } from '../../shared/AccessEnd.tsx'
import { formatValue } from '../../shared/format-value.ts'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { RecordStatus } from '../../shared/StatusChip.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { audienceKind } from './audience-actions.ts'
import { AUDIENCE_VIEWS, type AudienceViewName } from '@tessera/api-types/audiences/routes'
import { AudienceActions } from './AudienceActions.tsx'

const byName = { field: 'name', order: 'ASC' } as const
const isUnfinished = ({ status }: RaRecord) => status === 'PROCESSING'

function Type({ type }: Pick<AudienceView, 'type'>) {
  return <>{useTranslate()(`resources.audiences.types.${type}`)}</>
}

function Size({ size }: Pick<AudienceView, 'size'>) {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  return size === null ? translate('resources.audiences.small') : formatValue('number', size, { locale })
}

const SharedWith = ({ shared_with }: Pick<AudienceView, 'shared_with'>) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
    {shared_with.map(({ id, name, ends_at, is_expired }) => (
      <Box
        key={id}
        component="span"
        sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}
      >
        {name}
        <AccessEnd ends_at={ends_at} is_expired={is_expired} />
      </Box>
    ))}
  </Box>
)

const columns: TableColumn<AudienceView>[] = [
  { source: 'name' },
  { source: 'type', isUnsorted: true, render: (audience) => <Type {...audience} />, priority: 'second' },
  { source: 'size', isUnsorted: true, width: 120, render: (audience) => <Size {...audience} /> },
  {
    source: 'status',
    isUnsorted: true,
    width: 130,
    render: ({ status }) => <RecordStatus resource="audiences" status={status} />,
  },
  {
    source: 'owner',
    fields: ['owner_business'],
    isUnsorted: true,
    priority: 'third',
    value: ({ owner_business }) => owner_business.name,
  },
  {
    source: 'shared_with',
    isUnsorted: true,
    isLong: true,
    priority: 'second',
    render: (audience) => audience.shared_with.length > 0 && <SharedWith {...audience} />,
  },
]

function CreateAudienceButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="audiences" action="create">
      <Button component={Link} to={hubPath('audiences/create')} variant="contained">
        {translate('resources.audiences.create')}
      </Button>
    </CanAccess>
  )
}

/** Audiences of the business, those it shares, and those it received. */
export function AudienceList({ view }: { view?: AudienceViewName }) {
  const translate = useTranslate()
  const base = useHubPath()('audiences')
  return (
    <ResourceContextProvider value="audiences">
      <ListHeader resource="audiences">
        <CreateAudienceButton />
      </ListHeader>
      <RecordTabs
        base={base}
        current={view ?? ''}
        label={translate('resources.audiences.views.label')}
        tabs={[
          { path: '', to: base, label: 'resources.audiences.views.all' },
          ...AUDIENCE_VIEWS.map((path) => ({ path, label: `resources.audiences.views.${path}` })),
        ]}
      />
      <HubList
        key={view ?? 'all'}
        {...(view && { filter: { view } })}
        filters={[searchInput(translate('resources.audiences.search'))]}
        sort={byName}
        isUnfinished={isUnfinished}
        empty={
          <Message
            title={translate(`resources.audiences.empty.${view ?? 'all'}`)}
            text={translate(`resources.audiences.empty_text.${view ?? 'all'}`)}
            icon={<GroupsIcon />}
          >
            {!view && <CreateAudienceButton />}
          </Message>
        }
      >
        <HubTable<AudienceView>
          columns={columns}
          actions={(audience) => <AudienceActions audience={audience} />}
          bulk={audienceKind}
        />
      </HubList>
    </ResourceContextProvider>
  )
}
