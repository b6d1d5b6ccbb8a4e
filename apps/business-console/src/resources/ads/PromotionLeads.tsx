import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { LeadView } from '@tessera/api-types/ads/lead-form-contracts'
import { LEAD_DAYS } from '@tessera/api-types/ads/lead-form-options'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { HubList } from '../../shared/HubList.tsx'
import { HubTable, type TableColumn } from '../../shared/HubTable.tsx'
import { useRun } from '../../shared/use-operation.ts'
import { leadFormKey, LeadFormEditor } from './LeadFormEditor.tsx'

const columns: TableColumn<LeadView>[] = [
  // The file has what they agreed to, whichever columns are shown.
  { source: 'sent_at', fields: ['sent_at', 'consent', 'privacy_url'], kind: 'moment', width: 190 },
  { source: 'full_name' },
  { source: 'email' },
  { source: 'phone_number', isUnsorted: true, priority: 'second' },
  { source: 'zip_code', isUnsorted: true, priority: 'third' },
]
const newest = { field: 'sent_at', order: 'DESC' } as const

/** The form that a promotion shows, and what was sent by it. */
export function PromotionLeads({ promotion }: { promotion: PromotionView }) {
  const translate = useTranslate()
  const run = useRun()
  const { advertiser_id, id, abilities } = promotion
  const [isAdding, setIsAdding] = useState(false)
  const { data: form, isError } = useQuery({
    queryKey: leadFormKey(promotion),
    queryFn: () => run('leadForms.get', { advertiser_id, id }),
  })
  if (form === null && !abilities.can_edit) return null
  return (
    <Stack component="section" aria-labelledby="lead-form" spacing={2}>
      <Typography id="lead-form" variant="h6" component="h2">
        {translate('resources.ads.lead_form')}
      </Typography>
      {form === undefined && !isError && <Skeleton variant="rounded" height={96} />}
      {isError && <Typography role="alert">{translate('console.error.load')}</Typography>}
      {form === null && !isAdding && (
        <>
          <Typography color="textSecondary">{translate('resources.ads.lead_form_text')}</Typography>
          <div>
            <Button variant="outlined" onClick={() => setIsAdding(true)}>
              {translate('resources.ads.lead_form_add')}
            </Button>
          </div>
        </>
      )}
      {form !== undefined && abilities.can_edit && (form !== null || isAdding) && (
        <LeadFormEditor promotion={promotion} form={form} />
      )}
      {form && <Leads promotion={promotion} />}
    </Stack>
  )
}

function Leads({ promotion: { advertiser_id, id } }: { promotion: PromotionView }) {
  const translate = useTranslate()
  return (
    <section aria-labelledby="leads">
      <Typography id="leads" variant="h6" component="h3">
        {translate('resources.ads.leads_title')}
      </Typography>
      <Typography color="textSecondary">
        {translate('resources.ads.leads_text', { days: LEAD_DAYS })}
      </Typography>
      <HubList
        resource={`advertisers/${advertiser_id}/promotions/${id}/leads`}
        filters={[]}
        sort={newest}
        empty={
          <Typography color="textSecondary" sx={{ py: 2 }}>
            {translate('resources.ads.no_leads')}
          </Typography>
        }
      >
        <HubTable<LeadView> labels="ads.leads" columns={columns} />
      </HubList>
    </section>
  )
}
