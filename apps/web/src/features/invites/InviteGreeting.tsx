import type { InviteMetadata } from '@tessera/api-types/invites/views'
import type { ReactNode } from 'react'
import { newMessageOpened } from '../../entities/conversations/message-opening.ts'
import { selectViewport } from '../../entities/session/viewport-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { CloseIcon } from '../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../shared/ui/IconButton.tsx'
import styles from './Invites.module.css'

type Props = { sender: InviteMetadata['sender']; onDismiss: () => void; children?: ReactNode }

/** Who invited, with the ways to write to them and to follow them: at the foot of a phone, below the header of a wider screen. */
export function InviteGreeting({ sender, onDismiss, children }: Props) {
  const t = useT<'invites'>()
  const dispatch = useAppDispatch()
  const isPhone = useAppSelector(selectViewport)?.size === 'sm'
  const path = `/${sender.username}/`
  const handleMessage = () => {
    dispatch(newMessageOpened({ people: [sender] }))
    onDismiss()
  }
  return (
    <section
      aria-label={t('invites.greetingLabel')}
      className={classNames(styles.greeting, isPhone ? styles.toast : styles.popover)}
    >
      <div className={styles.who}>
        <Link to={path} aria-label={sender.full_name}>
          <Avatar name={sender.full_name} imageUrl={sender.image_medium_url} size={48} isDecorative />
        </Link>
        <p className={styles.text}>{t('invites.greeting', { name: sender.first_name })}</p>
        <IconButton label={t('invites.dismiss')} icon={<CloseIcon />} onClick={onDismiss} />
      </div>
      <div className={styles.actions}>
        <Button tone="primary" aria-haspopup="dialog" onClick={handleMessage}>
          {t('invites.sayHello')}
        </Button>
        {children}
      </div>
    </section>
  )
}
