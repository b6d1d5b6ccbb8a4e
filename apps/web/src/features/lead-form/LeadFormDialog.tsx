import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import { leadGenApi } from '../../entities/lead-gen/lead-gen-api.ts'
import { selectLeadGen } from '../../entities/lead-gen/lead-gen-slice.ts'
import { errorText } from '../../shared/api/error-text.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Spinner } from '../../shared/ui/Spinner.tsx'
import { LeadForm } from './LeadForm.tsx'
import { leadFormApi } from './lead-form-api.ts'

type Props = { promotion: PinPromotion; onDismiss: () => void }

/** The form of an advertiser: loading, failed, sent, or to be filled out. */
export function LeadFormDialog({ promotion, onDismiss }: Props) {
  const t = useT<'lead-form'>()
  const { data: form, error, refetch } = leadFormApi.useLeadFormQuery({ token: promotion.token })
  const { isLoading: isPrefilling } = leadGenApi.useLeadFormPrefillQuery({})
  const { formSubmissions } = useAppSelector(selectLeadGen)
  if (form?.is_sent || formSubmissions.includes(promotion.id)) {
    const close = (
      <Button tone="primary" onClick={onDismiss}>
        {t('leadForm.done')}
      </Button>
    )
    return (
      <Dialog title={t('leadForm.sent')} variant="sheet" onDismiss={onDismiss} footer={close}>
        <p role="status" dir="auto">
          {form?.thank_you}
        </p>
      </Dialog>
    )
  }
  if (form && !isPrefilling) return <LeadForm form={form} promotion={promotion} onDismiss={onDismiss} />
  return (
    <Dialog title={t('leadForm.open')} variant="sheet" onDismiss={onDismiss}>
      {error ? (
        <ErrorState
          title={t('leadForm.failed')}
          description={errorText(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner size={32} />
      )}
    </Dialog>
  )
}
