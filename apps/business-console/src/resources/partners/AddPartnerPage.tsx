import Card from '@mui/material/Card'
import { CanAccess, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useRun } from '../../shared/use-operation.ts'
import { AddPartnerForm } from './AddPartnerForm.tsx'
import { toPartnerInvite, type AddPartnerValues } from './add-partner-values.ts'

/** Invites a business to be a partner, or asks it for access to its assets. */
export function AddPartnerPage() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const run = useRun()
  const hubPath = useHubPath()
  const { business } = useActingBusiness()
  const submit = async (values: AddPartnerValues) => {
    try {
      await run('partnerInvites.create', { business_id: business.id, ...toPartnerInvite(values) })
      notify('resources.partners.sent', { type: 'success' })
      void navigate(hubPath('invites'))
      return undefined
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return fieldErrorsOf(error) ?? undefined
    }
  }
  return (
    <CanAccess resource="partners" action="create" accessDenied={<AccessDenied />}>
      <PageHeader title={translate('resources.partners.create')} back="partners" />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860 }}>
        <AddPartnerForm onSubmit={submit} />
      </Card>
    </CanAccess>
  )
}
