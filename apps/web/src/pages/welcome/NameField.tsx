import { FULL_NAME_MAX } from '@tessera/api-types/users/profile-limits'
import { type FormEvent, useState } from 'react'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { editProfileApi } from '../../features/edit-profile/edit-profile-api.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './Welcome.module.css'

/** The name that others see, which began as a part of the email address: saved by Enter and when it is left. */
export function NameField() {
  const t = useT<'welcome'>()
  const saved = useAppSelector(selectViewer)?.full_name ?? ''
  const [typed, setTyped] = useState(saved)
  const [save, { error, isSuccess }] = editProfileApi.useUpdateProfileMutation()
  const name = typed.trim()
  const isSaved = name === saved
  const keep = () => {
    if (name === '') setTyped(saved)
    else if (!isSaved) void save({ full_name: name })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep()
  }
  return (
    <form onSubmit={submit} className={styles.name}>
      <TextField
        label={t('welcome.name')}
        hint={isSuccess && isSaved ? t('welcome.nameSaved') : t('welcome.nameHint')}
        error={error && !isSaved ? errorText(error, t) : undefined}
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
    </form>
  )
}
