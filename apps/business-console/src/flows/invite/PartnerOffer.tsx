import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import type { BusinessView, ReceivedInviteView } from '@tessera/api-types/business/views'
import { run } from '../../providers/flow-calls.ts'
import { hubOf, NEW_BUSINESS_PATH } from '../../shared/console-paths.ts'
import { messageOf } from '../../shared/field-errors.ts'

const text = (key: string) => `console.received_invite.${key}`

interface Props {
  token: string
  invite: ReceivedInviteView
  businesses: readonly BusinessView[]
}

/** An invite or a request for a business: one that the reader manages takes it to its requests. */
export function PartnerOffer({ token, invite, businesses }: Props) {
  const translate = useTranslate()
  const kind = invite.invite_type === 'PARTNER' ? 'partner' : 'request'
  const managed = businesses.filter(
    ({ id, abilities }) => abilities.can_manage_partners && id !== invite.business.id,
  )
  const title = translate(text(`${kind}_title`), { name: invite.business.name })
  const inviter = invite.invited_by?.full_name ?? invite.business.name
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Typography variant="h5" component="h1" sx={{ fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate(text(`${kind}_lead`), { inviter, name: invite.business.name })}
      </Typography>
      {managed[0] ? <Choice token={token} businesses={managed} first={managed[0].id} /> : <NoBusiness />}
    </>
  )
}

interface ChoiceProps {
  token: string
  businesses: readonly BusinessView[]
  first: string
}

function Choice({ token, businesses, first }: ChoiceProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const review = async () => {
    setIsBusy(true)
    try {
      const { business_id } = await run('receivedInvites.claim', { token, business_id: chosen })
      void navigate(`${hubOf(business_id)}/invites/requests`)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsBusy(false)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        select
        fullWidth
        label={translate(text('business'))}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {businesses.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" disabled={isBusy} onClick={() => void review()}>
        {translate(text('review'))}
      </Button>
    </Box>
  )
}

function NoBusiness() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography>{translate(text('no_business'))}</Typography>
      <Button component={Link} to={NEW_BUSINESS_PATH} variant="contained">
        {translate(text('create_business'))}
      </Button>
    </Box>
  )
}
