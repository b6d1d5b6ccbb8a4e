import { FULL_NAME_MAX } from '@tessera/api-types/content-limits'
import { type FormEvent, useRef, useState } from 'react'
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
  const sent = useRef(saved)
  const sending = useRef(Promise.resolve())
  const name = typed.trim()
  const send = async () => {
    const { data } = await save({ full_name: name })
    if (!data) sent.current = ''
    // Kept in another form, it is shown in that form, unless something else was typed meanwhile.
    else setTyped((now) => (now.trim() === name ? data.full_name : now))
  }
  const keep = () => {
    if (name === '') setTyped(saved)
    else if (name !== sent.current) {
      sent.current = name
      sending.current = sending.current.then(send)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep()
  }
  const isSaved = isSuccess && name === saved
  return (
    <form onSubmit={submit} className={styles.ownName}>
      <TextField
        label={t('welcome.name')}
        hint={t('welcome.nameHint')}
        error={error && name !== saved ? errorText(error, t) : undefined}
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={keep}
      />
      <output className={styles.saved}>{isSaved && t('welcome.nameSaved')}</output>
    </form>
  )
}
