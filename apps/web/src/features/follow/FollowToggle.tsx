import { useLocation } from 'react-router-dom'
import { selectIsAuthenticated } from '../../entities/session/session-slice.ts'
import { signUpPrompted } from '../../entities/session/sign-up-prompt-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'

type Props = { name: string; isFollowed: boolean; onToggle: () => void; size?: 'medium' | 'large' }

/** Follows or stops following; a visitor is invited to sign up. */
export function FollowToggle({ name, isFollowed, onToggle, size }: Props) {
  const t = useT()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const isMember = useAppSelector(selectIsAuthenticated)
  const invite = () => dispatch(signUpPrompted({ reason: 'follow', next: pathname + search }))
  return (
    <Button
      size={size}
      tone={isFollowed ? 'secondary' : 'primary'}
      aria-label={t(isFollowed ? 'follow.unfollowName' : 'follow.followName', { name })}
      onClick={isMember ? onToggle : invite}
    >
      {t(isFollowed ? 'follow.following' : 'follow.follow')}
    </Button>
  )
}
