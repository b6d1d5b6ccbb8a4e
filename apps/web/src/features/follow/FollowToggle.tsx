import { useLocation } from 'react-router-dom'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../entities/session/sign-up-prompt-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'

type Props = {
  name: string
  isFollowed: boolean
  isRequested?: boolean
  onToggle: () => void
  /** It is what its page is for: at most one is. */
  isMain?: boolean
}

/** Follows or stops following, once for a double click; a visitor is invited to sign up. */
export function FollowToggle({ name, isFollowed, isRequested = false, onToggle, isMain }: Props) {
  const t = useT<'pins'>()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const isMember = useAppSelector(selectIsAuthenticated)
  const invite = () => dispatch(signUpPrompted({ reason: 'follow', next: pathname + search }))
  const toggle = isMember ? onToggle : invite
  const isOn = isFollowed || isRequested
  const offer = isRequested ? 'follow.withdrawName' : isFollowed ? 'follow.unfollowName' : 'follow.followName'
  const shown = isRequested ? 'follow.requested' : isFollowed ? 'follow.following' : 'follow.follow'
  return (
    <Button
      tone={isOn ? 'secondary' : isMain ? 'primary' : 'outline'}
      aria-label={t(offer, { name })}
      onClick={({ detail }) => void (detail < 2 && toggle())}
    >
      {t(shown)}
    </Button>
  )
}
