import MailIcon from '@mui/icons-material/MailOutlined'
import PersonAddIcon from '@mui/icons-material/PersonAddAlt'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Message } from '../../layout/Message.tsx'
import { HubList } from '../../shared/HubList.tsx'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { searchInput } from '../../shared/search-input.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { InviteTable } from './InviteTable.tsx'
import { InviteTabs } from './InviteTabs.tsx'

const bySentTime = { field: 'sent_at', order: 'ASC' } as const

export function InviteList() {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const inviteButton = (
    <Button component={Link} to={hubPath('invites/create')} variant="contained" startIcon={<PersonAddIcon />}>
      {translate('resources.people.invite')}
    </Button>
  )
  return (
    <>
      <ListHeader resource="invites">{inviteButton}</ListHeader>
      <InviteTabs current="sent" />
      <HubList
        filters={[searchInput(translate('resources.invites.search'))]}
        sort={bySentTime}
        empty={
          <Message title={translate('resources.invites.empty')} icon={<MailIcon />}>
            {inviteButton}
          </Message>
        }
      >
        <InviteTable />
      </HubList>
    </>
  )
}
