import Card from '@mui/material/Card'
import { useRef, type RefObject } from 'react'
import { useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { AdAccountSettingsView } from '@tessera/api-types/business/views'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { AdAccountSettingsForm } from './AdAccountSettingsForm.tsx'
import { Recommendations } from './Recommendations.tsx'
import { AccountHolders } from './AccountHolders.tsx'
import { ArchiveButton } from './ArchiveButton.tsx'
import { toSettings } from './settings-values.ts'

export function AdAccountSettingsPage() {
  const { accountId = '' } = useParams()
  const notify = useNotify()
  const beganRef = useRef<AdAccountSettingsView>(null)
  return (
    <RecordPage
      resource="ad-account-settings"
      id={accountId}
      listPath="ad-accounts"
      transform={(values: object, options?: { previousData: unknown }) =>
        toSettings(values, options, beganRef.current)
      }
      onSaved={() => notify('resources.ad-accounts.settings.saved', { type: 'success' })}
    >
      <SettingsDetail beganRef={beganRef} />
    </RecordPage>
  )
}

function SettingsDetail({ beganRef }: { beganRef: RefObject<AdAccountSettingsView | null> }) {
  const translate = useTranslate()
  const record = useRecordContext<AdAccountSettingsView>()
  if (!record) return null
  const { name } = record.settings
  return (
    <>
      <PageHeader title={translate('resources.ad-accounts.settings.title', { name })} back="ad-accounts">
        <ArchiveButton accountId={record.adAccountId} name={name} />
      </PageHeader>
      <Recommendations adAccountId={record.adAccountId} version={record.version} />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <AdAccountSettingsForm canEdit={record.abilities.can_edit} beganRef={beganRef} />
      </Card>
      <AccountHolders accountId={record.adAccountId} />
    </>
  )
}
