import CampaignIcon from '@mui/icons-material/CampaignOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link, useLoaderData } from 'react-router-dom'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import { Message } from '../../layout/Message.tsx'
import { LAST_HUB } from '../../shared/console-paths.ts'
import { BillingForm } from './BillingForm.tsx'
import { BusinessForm } from './BusinessForm.tsx'
import { ErrorModal } from './ErrorModal.tsx'
import { HostedBillingForm } from './HostedBillingForm.tsx'
import type { QuickPromote } from './load-quick-promote.ts'
import { PinSelectionModal } from './PinSelectionModal.tsx'
import { advertiserOf } from './promote-form.ts'
import { PromotionForm } from './PromotionForm.tsx'
import { SuccessModal } from './SuccessModal.tsx'
import { TagModal } from './TagModal.tsx'
import { TermsModal } from './TermsModal.tsx'
import { useQuickPromote } from './use-quick-promote.ts'

export function QuickPromotePage() {
  const session = useLoaderData<QuickPromote>()
  return (
    <FlowFrame isWide>
      {session.advertisers.length > 0 ? <QuickPromoteFlow session={session} /> : <NoAdvertiser />}
    </FlowFrame>
  )
}

/** The page of a promotion, and what stands before it. */
function QuickPromoteFlow({ session }: { session: QuickPromote }) {
  const translate = useTranslate()
  const work = useQuickPromote(session)
  const { step, form } = work.state
  const isHosted = advertiserOf(form)?.card_entry === 'hosted'
  const title = translate(form.selectedProductGroup ? 'console.promote.group_title' : 'console.promote.title')
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      <PromotionForm title={title} work={work} recommendedWidth={session.recommendedWidth} />
      {step === 'GDPR_MODAL' && <TermsModal work={work} />}
      {step === 'PIN_SELECTION_MODAL' && <PinSelectionModal work={work} />}
      {step === 'BUSINESS_FORM' && <BusinessForm work={work} />}
      {step === 'BILLING_FORM' &&
        (isHosted ? <HostedBillingForm work={work} /> : <BillingForm work={work} />)}
      {step === 'TAG_MODAL' && <TagModal work={work} />}
      {step === 'SUCCESS_MODAL' && <SuccessModal work={work} />}
      {step === 'ERROR_MODAL' && <ErrorModal work={work} />}
    </>
  )
}

function NoAdvertiser() {
  const translate = useTranslate()
  return (
    <Message
      isWholePage
      icon={<CampaignIcon />}
      title={translate('console.promote.nobody')}
      text={translate('console.promote.nobody_text')}
    >
      <Button component={Link} to={LAST_HUB} variant="contained">
        {translate('console.promote.to_hub')}
      </Button>
    </Message>
  )
}
