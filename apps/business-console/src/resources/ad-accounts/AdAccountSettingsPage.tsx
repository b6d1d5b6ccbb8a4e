import Card from '@mui/material/Card'
import { useRef, type RefObject } from 'react'
import { useLocale, useNotify, useRecordContext, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import type { Locale } from '@tessera/api-types/locales'
import type { AdAccountSettingsView } from '@tessera/api-types/business/views'
import { formatValue } from '../../shared/format-value.ts'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
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
  const locale = useLocale() as Locale
  const record = useRecordContext<AdAccountSettingsView>()
  if (!record) return null
  const { name, country, currency, time_zone } = record.settings
  return (
    <RecordShell
      title={translate('resources.ad-accounts.settings.title', { name })}
      back="ad-accounts"
      facts={[formatValue('country', country, { locale }), currency, time_zone]}
      actions={<ArchiveButton accountId={record.adAccountId} name={name} />}
    >
      <Recommendations adAccountId={record.adAccountId} version={record.version} />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880, overflow: 'visible' }}>
        <AdAccountSettingsForm canEdit={record.abilities.can_edit} beganRef={beganRef} />
      </Card>
      <AccountHolders accountId={record.adAccountId} />
    </RecordShell>
  )
}
