import { FEEDBACK_MAX } from '@tessera/api-types/content-limits'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type FeedbackModal, selectFeedbackSubmission } from '../../entities/feedback/feedback-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { FormStack } from '../../shared/ui/forms/FormStack.tsx'
import { TextArea } from '../../shared/ui/forms/TextArea.tsx'
import { useSendFeedback } from './use-send-feedback.ts'

type Props = { modal: FeedbackModal; onDismiss: () => void }

/** Asks what a member thinks, and leads on to where they were going. */
export function FeedbackDialog({ modal, onDismiss }: Props) {
  const { title, prompt, nextPageToRedirect } = modal
  const t = useT<'feedback'>()
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const formId = useId()
  const [text, setText] = useState('')
  const submission = useAppSelector(selectFeedbackSubmission)
  const send = useSendFeedback(modal)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await send(text))) return
    if (text.trim() !== '') dispatch(toastShown({ text: t('feedback.thanks') }))
    onDismiss()
    if (nextPageToRedirect !== null) void navigate(nextPageToRedirect)
  }
  const footer = (
    <>
      <Button onClick={onDismiss}>{t('app.cancel')}</Button>
      <Button type="submit" form={formId} tone="primary" isBusy={submission.status === 'submitting'}>
        {t('feedback.send')}
      </Button>
    </>
  )
  return (
    <Dialog title={title} variant="sheet" onDismiss={onDismiss} footer={footer}>
      <FormStack id={formId} onSubmit={(event) => void submit(event)}>
        <FormAlert text={submission.status === 'failed' ? submission.error : undefined} />
        <TextArea
          label={prompt || t('feedback.prompt')}
          rows={5}
          maxLength={FEEDBACK_MAX}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </FormStack>
    </Dialog>
  )
}
