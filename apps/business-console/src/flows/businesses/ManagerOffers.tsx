import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { OrganizationManagerView } from '@tessera/api-types/hierarchy/views'
import { run } from '../../providers/flow-calls.ts'
import { peopleOf } from '../../shared/console-paths.ts'
import { messageOf } from '../../shared/field-errors.ts'

/** Businesses that somebody was asked to manage. */
export const ManagerOffers = ({ offers }: { offers: readonly OrganizationManagerView[] }) =>
  offers.map((offer) => <Offer key={offer.id} offer={offer} />)

function Offer({ offer: { id, business, root_business: root } }: { offer: OrganizationManagerView }) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isRunning, setIsRunning] = useState(false)
  const answer = async (status: 'ACCEPTED' | 'DECLINED') => {
    setIsRunning(true)
    try {
      await run('organizationManagers.update', { business_id: root.id, id, status })
      const done = status === 'ACCEPTED' ? 'accepted' : 'declined'
      notify(`console.manager_offer.${done}`, { type: 'success', messageArgs: { name: business.name } })
      await revalidate()
      if (status === 'ACCEPTED') void navigate(peopleOf(business.id))
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsRunning(false)
    }
  }
  return (
    <Alert role="note" severity="info" sx={{ mb: 2, flexWrap: 'wrap' }}>
      {translate('console.manager_offer.text', { root: root.name, name: business.name })}
      <br />
      <Button
        variant="contained"
        size="small"
        disabled={isRunning}
        sx={{ mt: 1, mr: 1 }}
        onClick={() => void answer('ACCEPTED')}
      >
        {translate('console.manager_offer.accept')}
      </Button>
      <Button size="small" disabled={isRunning} sx={{ mt: 1 }} onClick={() => void answer('DECLINED')}>
        {translate('console.manager_offer.decline')}
      </Button>
    </Alert>
  )
}
