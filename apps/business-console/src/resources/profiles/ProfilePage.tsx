import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ProfileView } from '@tessera/api-types/business/views'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
import { ProfileHolders } from './ProfileHolders.tsx'

export function ProfilePage() {
  return (
    <RecordPage isForReaders listPath="profiles" onSaved={() => undefined}>
      <ProfileDetail />
    </RecordPage>
  )
}

function ProfileDetail() {
  const translate = useTranslate()
  const profile = useRecordContext<ProfileView>()
  if (!profile) return null
  const { full_name, username, image_medium_url, owner_business, abilities } = profile
  return (
    <RecordShell
      title={full_name}
      back="profiles"
      image={image_medium_url}
      facts={[
        <bdi key="name">@{username}</bdi>,
        translate('resources.profiles.owned_by', { name: owner_business.name }),
        <MuiLink key="page" href={`/${username}/`}>
          {translate('resources.profiles.open_page')}
        </MuiLink>,
      ]}
      actions={<ExplainButton type="PROFILE" asset={profile.id} />}
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880, display: 'grid', gap: 3 }}>
        <ProfileHolders profile={profile} kind="people" isOpen={abilities.can_assign} />
        {(abilities.can_share || profile.partners.length + profile.expired_access.partners.length > 0) && (
          <ProfileHolders profile={profile} kind="partners" isOpen={abilities.can_share} />
        )}
      </Card>
    </RecordShell>
  )
}
