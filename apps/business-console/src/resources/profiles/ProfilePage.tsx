import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { useRecordContext, useTranslate } from 'react-admin'
import type { ProfileView } from '@tessera/api-types/business/views'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
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
    <>
      <PageHeader title={full_name} back="profiles">
        <ExplainButton type="PROFILE" asset={profile.id} />
      </PageHeader>
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860, display: 'grid', gap: 3 }}>
        <PersonLine name={full_name} image={image_medium_url} size={56}>
          <bdi>@{username}</bdi> · {translate('resources.profiles.owned_by', { name: owner_business.name })}
          <br />
          <MuiLink href={`/${username}/`}>{translate('resources.profiles.open_page')}</MuiLink>
        </PersonLine>
        <ProfileHolders profile={profile} kind="people" isOpen={abilities.can_assign} />
        {(abilities.can_share || profile.partners.length + profile.expired_access.partners.length > 0) && (
          <ProfileHolders profile={profile} kind="partners" isOpen={abilities.can_share} />
        )}
      </Card>
    </>
  )
}
