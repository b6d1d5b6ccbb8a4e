import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useRecordContext, useTranslate } from 'react-admin'
import type { PartnerView } from '@tessera/api-types/partners/views'
import { ExplainButton } from '../../shared/ExplainButton.tsx'
import { RemoveRecord } from '../../shared/RecordMenu.tsx'
import { RecordPage } from '../../shared/RecordPage.tsx'
import { RecordShell } from '../../shared/RecordShell.tsx'
import { BY_NAME } from '../../shared/HubList.tsx'
import { useOpenNext } from '../../shared/use-open-next.ts'
import { GivenAccess } from './GivenAccess.tsx'
import { ReceivedAccess } from './ReceivedAccess.tsx'
import { partnerKind } from './partner-actions.ts'

export function PartnerPage() {
  return (
    <RecordPage listPath="partners" onSaved={() => undefined}>
      <PartnerDetail />
    </RecordPage>
  )
}

function PartnerDetail() {
  const translate = useTranslate()
  const openNext = useOpenNext('partners', BY_NAME)
  const partner = useRecordContext<PartnerView>()
  if (!partner) return null
  const sections = [
    ['given', <GivenAccess key="given" partner={partner} />],
    ['received', <ReceivedAccess key="received" partner={partner} />],
  ] as const
  return (
    <RecordShell
      title={partner.name}
      back="partners"
      image={partner.image_medium_url}
      facts={[translate('resources.partners.id', { id: partner.id }), partner.email]}
      actions={
        <>
          <ExplainButton subjectType="PARTNER" subject={partner.id} />
          <RemoveRecord kind={partnerKind} record={partner} onDeleted={() => void openNext()} />
        </>
      }
    >
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 880, display: 'grid', gap: 2 }}>
        {sections.map(([name, access]) => (
          <section key={name} aria-labelledby={`access-${name}`}>
            <Typography id={`access-${name}`} variant="h6" component="h2" sx={{ mb: 1 }}>
              {translate(`resources.partners.${name}`)}
            </Typography>
            {access}
          </section>
        ))}
      </Card>
    </RecordShell>
  )
}
