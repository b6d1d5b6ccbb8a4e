import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ReceivedInviteView } from '@tessera/api-types/business/views'
import { run } from '../../providers/flow-calls.ts'
import { peopleOf } from '../../shared/console-paths.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { RefusedInvite } from './RefusedInvite.tsx'

const text = (key: string) => `console.received_invite.${key}`

type Step = 'open' | 'busy' | 'declined'

interface Props {
  token: string
  invite: ReceivedInviteView
}

export function InviteOffer({ token, invite }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [step, setStep] = useState<Step>('open')
  const { business, invited_by, business_roles } = invite
  const answer = async (verb: 'accept' | 'decline') => {
    setStep('busy')
    try {
      const { business_id } = await run(`receivedInvites.${verb}`, { token })
      if (verb === 'decline') return setStep('declined')
      void navigate(peopleOf(business_id))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setStep('open')
    }
  }
  if (step === 'declined') {
    return <RefusedInvite refusal={{ message: '', answer: { status: 'DECLINED', business } }} />
  }
  const title = translate(text('title'), { name: business.name })
  const role = translate(text(`as.${business_roles[0]}`))
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Typography variant="h5" component="h1" sx={{ fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate(text(invited_by ? 'lead' : 'lead_anonymous'), { role, inviter: invited_by?.full_name })}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={step === 'busy'} onClick={() => void answer('accept')}>
          {translate(text('accept'))}
        </Button>
        <Button disabled={step === 'busy'} onClick={() => void answer('decline')}>
          {translate(text('decline'))}
        </Button>
      </Box>
    </>
  )
}
