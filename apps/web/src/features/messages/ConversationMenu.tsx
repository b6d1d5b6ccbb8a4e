import type { ConversationMini } from '@tessera/api-types/messages/views'
import { type ComponentType, useState } from 'react'
import { reportShown } from '../../entities/reports/report-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { AlertIcon, MoreIcon, PlusIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { EditIcon } from '../../shared/ui/icons/editing-icons.tsx'
import { LogOutIcon } from '../../shared/ui/icons/account-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import { Menu } from '../../shared/ui/menu/Menu.tsx'
import { MenuItem } from '../../shared/ui/menu/MenuItem.tsx'
import { AddPeopleDialog } from './AddPeopleDialog.tsx'
import { conversationApi } from './conversation-api.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { errorText } from '../../shared/api/error-text.ts'
import { leavingTakenBack } from './undo-steps.ts'

type Props = { conversation: ConversationMini; onGone: () => void }
type Step = 'rename' | 'addPeople'

const ICON_PX = 20
const DIALOGS: Record<Step, ComponentType<{ conversation: ConversationMini; onDismiss: () => void }>> = {
  rename: RenameDialog,
  addPeople: AddPeopleDialog,
}

/** Leaves a group, or hides a conversation, with a way back. */
function useLeave({ id, is_group }: ConversationMini, onGone: () => void) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const [leave] = conversationApi.useLeaveConversationMutation()
  return async () => {
    const { error } = await leave({ conversation_id: id })
    if (error) {
      const text = t('conversations.failedAction', { reason: errorText(error, t) })
      return void dispatch(toastShown({ text, tone: 'error' }))
    }
    const text = t(is_group ? 'conversations.leftGroup' : 'conversations.hidden')
    dispatch(toastShown({ text, undo: leavingTakenBack(id) }))
    onGone()
  }
}

export function ConversationMenu({ conversation, onGone }: Props) {
  const t = useT<'conversations'>()
  const dispatch = useAppDispatch()
  const [step, setStep] = useState<Step | null>(null)
  const leave = useLeave(conversation, onGone)
  const { id, is_group, abilities } = conversation
  const StepDialog = step && DIALOGS[step]
  return (
    <>
      <Menu
        label={t('conversations.menu')}
        trigger={(props) => <IconButton {...props} label={t('conversations.menu')} icon={<MoreIcon />} />}
      >
        {abilities.can_add_people && (
          <MenuItem icon={<PlusIcon size={ICON_PX} />} onSelect={() => setStep('addPeople')}>
            {t('conversations.addPeople')}
          </MenuItem>
        )}
        {abilities.can_rename && (
          <MenuItem icon={<EditIcon size={ICON_PX} />} onSelect={() => setStep('rename')}>
            {t('conversations.rename')}
          </MenuItem>
        )}
        <MenuItem
          icon={<AlertIcon size={ICON_PX} />}
          onSelect={() => dispatch(reportShown({ id, type: 'conversation' }))}
        >
          {t('conversations.report')}
        </MenuItem>
        <MenuItem icon={<LogOutIcon size={ICON_PX} />} onSelect={() => void leave()}>
          {t(is_group ? 'conversations.leave' : 'conversations.hide')}
        </MenuItem>
      </Menu>
      {StepDialog && <StepDialog conversation={conversation} onDismiss={() => setStep(null)} />}
    </>
  )
}
