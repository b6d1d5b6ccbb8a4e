import type { ConversationMini } from '@tessera/api-types/messages/views'
import { type FormEvent, useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { conversationApi } from './conversation-api.ts'
import styles from './NewMessageForm.module.css'
import { type Chosen, invitedOf } from './people-options.ts'
import { PeopleField } from './PeopleField.tsx'
import { errorText } from '../../shared/api/error-text.ts'

type Props = { conversation: ConversationMini; onDismiss: () => void }

/** Brings more people into a group. */
export function AddPeopleDialog({ conversation: { id }, onDismiss }: Props) {
  const t = useT<'conversations'>()
  const [chosen, setChosen] = useState<Chosen[]>([])
  const [add, { isLoading, error }] = conversationApi.useAddPeopleMutation()
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const { data } = await add({ conversation_id: id, ...invitedOf(chosen) })
    if (data) onDismiss()
  }
  return (
    <Dialog title={t('conversations.addPeople')} onDismiss={onDismiss}>
      <form method="post" noValidate className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
        <PeopleField chosen={chosen} onChange={setChosen} layout="rows" />
        <div className={styles.foot}>
          <FormAlert text={error && errorText(error, t)} />
          <div className={styles.ways}>
            <Button type="submit" tone="primary" disabled={chosen.length === 0} isBusy={isLoading}>
              {t('conversations.addPeople')}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  )
}
