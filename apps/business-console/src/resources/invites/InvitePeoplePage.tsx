import Card from '@mui/material/Card'
import { useState } from 'react'
import { CanAccess, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { InviteOutcome } from '@tessera/api-types/business/people-contracts'
import { AccessDenied } from '../../layout/AccessDenied.tsx'
import { loadRefusals } from '../../providers/i18n-provider.ts'
import { useActingBusiness } from '../../session/business-context.ts'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { useRun } from '../../shared/use-operation.ts'
import { InviteForm } from './InviteForm.tsx'
import { toInviteInput, type InviteValues } from './invite-values.ts'
import { NotInvited } from './NotInvited.tsx'

export function InvitePeoplePage() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const run = useRun()
  const hubPath = useHubPath()
  const { business } = useActingBusiness()
  const [failed, setFailed] = useState<InviteOutcome[]>([])
  const rest = failed.map(({ invitee }) => invitee).join('\n')
  const submit = async (values: InviteValues) => {
    try {
      const { outcomes } = await run('invites.create', { business_id: business.id, ...toInviteInput(values) })
      const refused = outcomes.filter(({ invite }) => invite === null)
      const sent = outcomes.length - refused.length
      if (refused.length > 0) await loadRefusals()
      setFailed(refused)
      if (sent > 0) {
        notify('resources.invites.create.sent', { type: 'success', messageArgs: { smart_count: sent } })
      }
      if (refused.length === 0) void navigate(hubPath('invites'))
    } catch (error) {
      const fields = fieldErrorsOf(error)
      notify(messageOf(error), { type: 'error' })
      return fields ?? undefined
    }
    return undefined
  }
  return (
    <CanAccess resource="invites" action="create" accessDenied={<AccessDenied />}>
      <PageHeader title={translate('resources.invites.create.title')} back="invites" />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860 }}>
        <NotInvited outcomes={failed} />
        <InviteForm key={rest} invitees={rest} onSubmit={submit} />
      </Card>
    </CanAccess>
  )
}
