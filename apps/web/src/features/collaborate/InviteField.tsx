import { useId, useRef, useState } from 'react'
import type { Board } from '../../entities/boards/boards-slice.ts'
import { focusUnlessElsewhere } from '../../shared/browser/focus-return.ts'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import styles from './Collaborators.module.css'
import { collaboratorsApi } from './collaborators-api.ts'
import type { Invitable } from './invitable.ts'
import { useInvitable } from './use-invitable.ts'

type Props = { board: Board; viewerId: string; isOwner: boolean }

function Option({ one, onInvite }: { one: Invitable; onInvite: () => Promise<unknown> }) {
  const t = useT<'collaborators'>()
  const [isBusy, setIsBusy] = useState(false)
  const name = one.kind === 'email' ? one.email : one.person.full_name
  const handleInvite = async () => {
    setIsBusy(true)
    await onInvite()
    setIsBusy(false)
  }
  return (
    <li className={styles.row}>
      <Avatar
        name={name}
        imageUrl={one.kind === 'email' ? null : one.person.image_medium_url}
        size={44}
        isDecorative
      />
      <span className={styles.texts}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.detail}>
          {one.kind === 'email' ? t('collaborators.byEmail') : <bdi>@{one.person.username}</bdi>}
        </span>
      </span>
      <Button
        tone="primary"
        aria-label={t('collaborators.inviteName', { name })}
        isBusy={isBusy}
        onClick={() => void handleInvite()}
      >
        {t('collaborators.invite')}
      </Button>
    </li>
  )
}

function FoundNote({ found }: { found: ReturnType<typeof useInvitable> }) {
  const t = useT<'collaborators'>()
  if (found.status === 'loading') return <Spinner label={t('collaborators.searching')} />
  if (found.status === 'failed') return t('collaborators.searchFailed')
  return found.isSearch && found.options.length === 0 && t('collaborators.nobody')
}

/** Finds people by name, or takes an address, and invites them. */
export function InviteField({ board, viewerId, isOwner }: Props) {
  const t = useT<'collaborators'>()
  const [term, setTerm] = useState('')
  const found = useInvitable(term, { board, viewerId, takesEmails: isOwner })
  const [invite] = collaboratorsApi.useInviteMutation()
  const showResult = useResultToast()
  const hintId = useId()
  const field = useRef<HTMLInputElement>(null)
  const handleInvite = async (one: Invitable) => {
    const whom = one.kind === 'email' ? { emails: [one.email] } : { user_ids: [one.person.id] }
    const name = one.kind === 'email' ? one.email : one.person.full_name
    const done = isOwner ? t('collaborators.invited', { name }) : t('collaborators.proposed')
    if (!(await showResult(invite({ boardId: board.id, viewerId, ...whom }), done))) return
    setTerm('')
    if (!hasTouchOnly()) focusUnlessElsewhere(field.current, field.current?.closest('section'))
  }
  return (
    <section className={styles.part}>
      <TextField
        ref={field}
        type="search"
        label={t(isOwner ? 'collaborators.find' : 'collaborators.findMember')}
        autoComplete="off"
        value={term}
        aria-describedby={hintId}
        onChange={({ target }) => setTerm(target.value)}
      />
      <div id={hintId} role="status" className={styles.note}>
        <FoundNote found={found} />
      </div>
      {found.options.length > 0 && (
        <ul
          aria-label={t(found.isSearch ? 'collaborators.found' : 'collaborators.suggested')}
          className={styles.list}
        >
          {found.options.map((one) => (
            <Option
              key={one.kind === 'email' ? one.email : one.person.id}
              one={one}
              onInvite={() => handleInvite(one)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
