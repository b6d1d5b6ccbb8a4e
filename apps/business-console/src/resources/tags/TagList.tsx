import SensorsIcon from '@mui/icons-material/SensorsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CanAccess, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { Message } from '../../layout/Message.tsx'
import { HubList, BY_NAME } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { RecordLink } from '../../shared/RecordLink.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useExplain } from '../../shared/use-explain.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { AccountsButton } from './AccountsButton.tsx'
import { tagKind } from './tag-actions.ts'
import { LastEvent } from './LastEvent.tsx'

/** A tag and, below it, those it leads. */
function TagNames({ tag }: { tag: TagView }) {
  const translate = useTranslate()
  return (
    <Box>
      <RecordLink resource="tags" id={tag.id}>
        {tag.name}
      </RecordLink>
      {tag.child_tags.length > 0 && (
        <Box
          component="ul"
          aria-label={translate('resources.tags.children', { name: tag.name })}
          sx={{
            m: 0,
            mt: 0.5,
            p: 0,
            pl: 1.5,
            listStyle: 'none',
            borderInlineStart: '2px solid var(--color-border)',
          }}
        >
          {tag.child_tags.map(({ id, name }) => (
            <Box component="li" key={id} sx={{ py: 0.25 }}>
              <RecordLink resource="tags" id={id}>
                {name}
              </RecordLink>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}

const columns: TableColumn<TagView>[] = [
  { source: 'name', isLong: true, render: (tag) => <TagNames tag={tag} /> },
  {
    source: 'ad_accounts',
    isUnsorted: true,
    width: 160,
    render: (tag) => <AccountsButton tag={tag} />,
  },
  {
    source: 'last_fired_event',
    priority: 'second',
    isLong: true,
    render: ({ last_fired_event }) => <LastEvent event={last_fired_event} />,
  },
  { source: 'created_time', kind: 'date', width: 140, priority: 'third' },
]

function CreateTagButton() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <CanAccess resource="tags" action="create">
      <Button component={Link} to={hubPath('tags/create')} variant="contained">
        {translate('resources.tags.create')}
      </Button>
    </CanAccess>
  )
}

function TagMenu({ tag }: { tag: TagView }) {
  const explainOf = useExplain()
  const explain = explainOf({ subjectType: 'PERSON', subject: '', type: 'TAG', asset: tag.id })
  return <RecordMenu kind={tagKind} record={tag} before={[explain]} />
}

export function TagList() {
  const translate = useTranslate()
  return (
    <>
      <ListHeader resource="tags">
        <CreateTagButton />
      </ListHeader>
      <HubList
        filters={[searchInput(translate('resources.tags.search'))]}
        sort={BY_NAME}
        empty={
          <Message
            title={translate('resources.tags.empty')}
            text={translate('resources.tags.empty_text')}
            icon={<SensorsIcon />}
          >
            <CreateTagButton />
          </Message>
        }
      >
        <HubTable<TagView> columns={columns} actions={(tag) => <TagMenu tag={tag} />} bulk={tagKind} />
      </HubList>
    </>
  )
}
