import DoneIcon from '@mui/icons-material/TaskAlt'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { Message } from '../../layout/Message.tsx'
import { hubOf, peopleOf } from '../../shared/console-paths.ts'
import type { OnboardingState } from './onboarding-state.ts'

interface Props {
  state: OnboardingState
  businessId: string | null
  bookingUrl: string | null
  isBusy: boolean
  closeCallOffer: () => void
  askForCall: () => Promise<void>
}

/** The business is there; those who want to advertise plan it next. */
export function Done({ state, businessId, ...offer }: Props) {
  const translate = useTranslate()
  const title = translate('console.onboarding.done.title', { name: state.businessName })
  const plans = state.advertisingIntent !== 'NO'
  const next = plans ? `${hubOf(businessId ?? '')}/marketing-plans/create` : peopleOf(businessId ?? '')
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <Message
        isWholePage
        icon={<DoneIcon />}
        title={title}
        text={translate(`console.onboarding.done.${plans ? 'plan_text' : 'hub_text'}`)}
      >
        <Button component={Link} to={next} variant="contained">
          {translate(`console.onboarding.done.${plans ? 'plan' : 'hub'}`)}
        </Button>
        {plans && (
          <Button component={Link} to={peopleOf(businessId ?? '')}>
            {translate('console.onboarding.done.hub')}
          </Button>
        )}
      </Message>
      {state.shouldShowCalendlyModal && <CallOffer {...offer} />}
    </>
  )
}

type OfferProps = Omit<Props, 'state' | 'businessId'>

/** A call about the first ads: booked where the site has a place for it, else asked for. */
function CallOffer({ bookingUrl, isBusy, closeCallOffer, askForCall }: OfferProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open onClose={closeCallOffer} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('console.onboarding.call.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('console.onboarding.call.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={closeCallOffer}>{translate('console.onboarding.call.close')}</Button>
        {bookingUrl ? (
          <Button
            variant="contained"
            href={bookingUrl}
            target="_blank"
            rel="noreferrer"
            onClick={closeCallOffer}
          >
            {translate('console.onboarding.call.book')}
          </Button>
        ) : (
          <Button variant="contained" disabled={isBusy} onClick={() => void askForCall()}>
            {translate('console.onboarding.call.ask')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
