import { useState } from 'react'
import { LinkedText } from '../../entities/texts/LinkedText.tsx'
import { OutsideLink } from '../../entities/texts/OutsideLink.tsx'
import { attachedUser } from '../../entities/users/attached-user.ts'
import type { User } from '../../entities/users/users-slice.ts'
import { VerifiedMerchantBadge } from '../../entities/users/VerifiedMerchantBadge.tsx'
import { ShareButton } from '../../features/share-link/ShareButton.tsx'
import { formatCount } from '@tessera/i18n/formats'
import { useT, useTranslator } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { openPage } from '../../shared/browser/page-location.ts'
import { Button, ButtonLink } from '../../shared/ui/Button.tsx'
import { CheckIcon } from '../../shared/ui/icons/control-icons.tsx'
import { LinkIcon } from '../../shared/ui/icons/card-icons.tsx'
import type { Connection } from './PeopleDialog.tsx'
import { ProfileActions } from './ProfileActions.tsx'
import styles from './Profile.module.css'

const PeopleDialog = lazyComponent(['profile', 'boards', 'pins', 'topics'], () =>
  import('./PeopleDialog.tsx').then((module) => module.PeopleDialog),
)

const AVATAR_PX = 120

function Connections({ user }: { user: User }) {
  const t = useT<'profile'>()
  const { locale } = useTranslator<'profile'>()
  const [open, setOpen] = useState<Connection | null>(null)
  const [followers, following] = [user.follower_count ?? 0, user.following_count ?? 0]
  return (
    <div className={styles.connections}>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.count}
        onClick={() => setOpen('followers')}
      >
        {t('profile.followerCount', { count: followers, shown: formatCount(followers, locale) })}
      </button>
      <span aria-hidden="true">·</span>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.count}
        onClick={() => setOpen('following')}
      >
        {t('profile.followingCount', { count: following, shown: formatCount(following, locale) })}
      </button>
      {user.is_private_profile && user.abilities?.can_edit && (
        <>
          <span aria-hidden="true">·</span>
          <button
            type="button"
            aria-haspopup="dialog"
            className={styles.count}
            onClick={() => setOpen('requests')}
          >
            {t('profile.followRequests')}
          </button>
        </>
      )}
      {open && <PeopleDialog user={user} connection={open} onDismiss={() => setOpen(null)} />}
    </div>
  )
}

/** A proved website is the person's own; any other is asked about first. */
function Website({ url, isProved }: { url: string; isProved: boolean }) {
  const t = useT<'profile'>()
  const text = url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
  if (!isProved)
    return (
      <OutsideLink address={url} className={styles.website}>
        <LinkIcon size={16} />
        {text}
      </OutsideLink>
    )
  return (
    <a href={url} rel="nofollow noopener ugc" target="_blank" className={styles.website}>
      <LinkIcon size={16} />
      {text}
      <span role="img" aria-label={t('profile.websiteProved')}>
        <CheckIcon size={16} />
      </span>
    </a>
  )
}

const isFollower = ({ connection_type: type }: User) => type === 'follower' || type === 'mutual'

/** Who somebody is, and what one can do about it. */
export function ProfileHeader({ user }: { user: User }) {
  const t = useT<'profile'>()
  return (
    <header className={styles.header}>
      <Avatar
        name={user.full_name}
        imageUrl={user.image_large_url ?? user.image_medium_url}
        size={AVATAR_PX}
        isDecorative
      />
      <h1 className={styles.name}>
        <bdi>{user.full_name}</bdi>
        {user.is_verified_merchant && <VerifiedMerchantBadge />}
      </h1>
      <p className={styles.username}>
        <bdi>@{user.username}</bdi>
        {isFollower(user) && <span className={styles.followsYou}>{t('profile.followsYou')}</span>}
      </p>
      {user.about && (
        <p className={styles.about}>
          <bdi>
            <LinkedText text={user.about} />
          </bdi>
        </p>
      )}
      {user.website_url && <Website url={user.website_url} isProved={user.domain_verified ?? false} />}
      <Connections user={user} />
      <div className={styles.actions}>
        <ShareButton path={`/${user.username}/`} title={user.full_name} attached={attachedUser(user)} />
        {user.abilities?.can_edit ? (
          <>
            <ButtonLink to="/settings/">{t('profile.edit')}</ButtonLink>
            {user.is_partner && (
              <Button onClick={() => openPage('/business/quick-promote/')}>{t('profile.promote')}</Button>
            )}
          </>
        ) : (
          <ProfileActions user={user} />
        )}
      </div>
    </header>
  )
}
