import SendIcon from '@mui/icons-material/ForwardToInboxOutlined'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { InviteView } from '@tessera/api-types/business/views'
import { DeletingRowMenu } from '../../shared/ConfirmedDelete.tsx'
import { messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'
import { invitedName } from './invite-values.ts'

const DELETE_TEXTS = {
  button: 'resources.invites.delete.label',
  title: 'resources.invites.delete.title',
  content: 'resources.invites.delete.content',
  done: 'resources.invites.delete.done',
}

export function InviteActions({ invite }: { invite: InviteView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const run = useRun()
  const [isSending, setIsSending] = useState(false)
  const name = invitedName(invite)
  const label = translate('resources.invites.refresh.label', { name })
  const send = async () => {
    setIsSending(true)
    try {
      await run('invites.refresh', { business_id: invite.business_id, id: invite.id })
      notify('resources.invites.refresh.done', { type: 'success', messageArgs: { name } })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
    setIsSending(false)
    refresh()
  }
  return (
    <DeletingRowMenu
      resource="invites"
      record={invite}
      name={name}
      texts={DELETE_TEXTS}
      before={[
        { label, icon: <SendIcon fontSize="small" />, isDisabled: isSending, onSelect: () => void send() },
      ]}
    />
  )
}
