import { useAsMember } from '../../entities/session/use-as-member.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
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
  const asMember = useAsMember('follow')
  const isOn = isFollowed || isRequested
  const offer = isRequested ? 'follow.withdrawName' : isFollowed ? 'follow.unfollowName' : 'follow.followName'
  const shown = isRequested ? 'follow.requested' : isFollowed ? 'follow.following' : 'follow.follow'
  return (
    <Button
      tone={isOn ? 'secondary' : isMain ? 'primary' : 'outline'}
      aria-label={t(offer, { name })}
      onClick={({ detail }) => void (detail < 2 && asMember(onToggle))}
    >
      {t(shown)}
    </Button>
  )
}
