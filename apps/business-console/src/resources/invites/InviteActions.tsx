import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { useState } from 'react'
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { InviteView } from '@tessera/api-types/business/views'
import type { ConsoleDataProvider } from '../../providers/data-provider.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import { inviteKind, resending } from './invite-actions.ts'
import { invitedName } from './invite-values.ts'

export function InviteActions({ invite }: { invite: InviteView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const provider = useDataProvider<ConsoleDataProvider>()
  const [isSending, setIsSending] = useState(false)
  const name = invitedName(invite)
  const label = translate('resources.invites.refresh.label', { name })
  const send = async () => {
    setIsSending(true)
    try {
      await resending.call(invite, provider)
      notify('resources.invites.refresh.done', { type: 'success', messageArgs: { name } })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsSending(false)
    refresh()
  }
  return (
    <RecordMenu
      kind={inviteKind}
      record={invite}
      before={[
        { label, icon: <SendIcon fontSize="small" />, isDisabled: isSending, onSelect: () => void send() },
      ]}
    />
  )
}
