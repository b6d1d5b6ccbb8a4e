import type { ComponentProps } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { UnderageModal } from './UnderageModal.tsx'
import type { UnderageQuestion } from './use-underage-question.ts'

type Props = {
  field: Omit<ComponentProps<typeof TextField>, 'label'>
  question: UnderageQuestion
  /** Signs up once the birthdate is said to be right. */
  onConfirm: () => void
  /** Leads back to the field. */
  onCorrect: () => void
}

/** The birthdate, and the question that somebody young is asked about it. */
export function BirthdayField({ field, question, onConfirm, onCorrect }: Props) {
  const t = useT<'auth'>()
  const confirm = () => {
    question.confirm()
    onConfirm()
  }
  const correct = () => {
    question.dismiss()
    onCorrect()
  }
  return (
    <>
      <TextField
        id="birthdate"
        type="date"
        label={t('auth.signUp.birthdate')}
        hint={t('auth.signUp.birthdateHint')}
        autoComplete="bday"
        {...field}
      />
      {question.askedAge !== null && (
        <UnderageModal age={question.askedAge} onConfirm={confirm} onCorrect={correct} />
      )}
    </>
  )
}
