import AddIcon from '@mui/icons-material/AddBusinessOutlined'
import HandshakeIcon from '@mui/icons-material/HandshakeOutlined'
import Button from '@mui/material/Button'
import { SelectInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { PartnerView } from '@tessera/api-types/partners/views'
import { Message } from '../../layout/Message.tsx'
import { HubList, BY_NAME } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { partnerKind } from './partner-actions.ts'

const directions = (['GIVEN', 'RECEIVED'] as const).map((id) => ({
  id,
  name: `resources.partners.directions.${id}`,
}))

const shared = (kind: 'ad_accounts' | 'profiles') => (partner: PartnerView) =>
  partner.assets_summary[kind] + partner.received.assets_summary[kind]

/** A file has apart what the table sums up. */
const bothWays = (kind: 'ad_accounts' | 'profiles') => [
  `assets_summary.${kind}`,
  `received.assets_summary.${kind}`,
]

const columns: TableColumn<PartnerView>[] = [
  {
    source: 'name',
    render: ({ id, name, image_medium_url }) => (
      <PersonLine
        name={name}
        image={image_medium_url}
        size={32}
        title={
          <RecordLink resource="partners" id={id}>
            {name}
          </RecordLink>
        }
      />
    ),
  },
  { source: 'id', width: 190, priority: 'third' },
  { source: 'email', priority: 'third' },
  {
    source: 'ad_accounts',
    fields: bothWays('ad_accounts'),
    kind: 'number',
    isUnsorted: true,
    width: 130,
    value: shared('ad_accounts'),
  },
  {
    source: 'profiles',
    fields: bothWays('profiles'),
    kind: 'number',
    isUnsorted: true,
    width: 100,
    value: shared('profiles'),
  },
  { source: 'created_time', kind: 'date', width: 140, priority: 'second' },
]

function AddPartnerButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <Button component={Link} to={hubPath('partners/create')} variant="contained" startIcon={<AddIcon />}>
      {translate('resources.partners.create')}
    </Button>
  )
}

export function PartnerList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <>
      <ListHeader resource="partners">
        <AddPartnerButton />
      </ListHeader>
      <HubList
        filters={[
          searchInput(translate('resources.partners.search')),
          <SelectInput
            key="direction"
            source="direction"
            choices={directions}
            emptyText="resources.partners.all_directions"
            alwaysOn
          />,
        ]}
        sort={BY_NAME}
        empty={
          <Message
            title={translate('resources.partners.empty')}
            text={translate('resources.partners.empty_text')}
            icon={<HandshakeIcon />}
          >
            <AddPartnerButton />
          </Message>
        }
      >
        <HubTable<PartnerView>
          columns={columns}
          rowClick={(id) => hubPath(`partners/${id}`)}
          actions={(partner) => <RecordMenu kind={partnerKind} record={partner} />}
          bulk={partnerKind}
        />
      </HubList>
    </>
  )
}
