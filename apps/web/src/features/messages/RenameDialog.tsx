import { MAX_CONVERSATION_NAME } from '@tessera/api-types/content-limits'
import type { ConversationMini } from '@tessera/api-types/messages/views'
import { type FormEvent, useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { conversationApi } from './conversation-api.ts'
import { errorText } from '../../shared/api/error-text.ts'

type Props = { conversation: ConversationMini; onDismiss: () => void }

/** Gives a group a name, or takes it away. */
export function RenameDialog({ conversation: { id, name }, onDismiss }: Props) {
  const t = useT<'conversations'>()
  const [value, setValue] = useState(name ?? '')
  const [rename, { isLoading, error }] = conversationApi.useRenameConversationMutation()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { data } = await rename({ conversation_id: id, name: value.trim() || null })
    if (data) onDismiss()
  }
  return (
    <Dialog title={t('conversations.rename')} onDismiss={onDismiss}>
      <FormStack onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label={t('conversations.renameLabel')}
          isOptional
          value={value}
          maxLength={MAX_CONVERSATION_NAME}
          error={error && errorText(error, t)}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button type="submit" tone="primary" isBusy={isLoading}>
          {t('conversations.save')}
        </Button>
      </FormStack>
    </Dialog>
  )
}
