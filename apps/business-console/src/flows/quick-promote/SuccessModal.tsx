import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { useLocale, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { MICROS } from '@tessera/api-types/wire/micros'
import type { Locale } from '@tessera/api-types/locales'
import { formatDay } from '@tessera/i18n/formats'
import { formatMoney } from '@tessera/i18n/money'
import { hubOf } from '../../shared/console-paths.ts'
import { StepDialog } from './StepDialog.tsx'
import { useLeave } from './use-leave.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** What was launched, and what to do next. */
export function SuccessModal({ work: { state, promoteAnother } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const leave = useLeave(state.form)
  const locale = useLocale() as Locale
  const promotion = state.launched
  if (!promotion) return null
  const {
    advertiser_id,
    business_id,
    id,
    name,
    daily_budget_micros,
    currency,
    start_date,
    end_date,
    status,
  } = promotion
  return (
    <StepDialog
      title={translate('console.promote.success.title')}
      submit={{
        label: translate('console.promote.success.view'),
        onSubmit: () => void navigate(`${hubOf(business_id)}/ads/${advertiser_id}/${id}`),
      }}
      close={{ label: translate('console.promote.success.close'), onClose: leave }}
      actions={<Button onClick={promoteAnother}>{translate('console.promote.success.another')}</Button>}
    >
      <DialogContentText sx={{ fontWeight: 600 }}>{name}</DialogContentText>
      <DialogContentText>
        {translate('console.promote.success.budget', {
          amount: formatMoney(daily_budget_micros / MICROS, currency, locale),
        })}
      </DialogContentText>
      <DialogContentText>
        {end_date
          ? translate('console.promote.success.dates', {
              from: formatDay(start_date, locale),
              to: formatDay(end_date, locale),
            })
          : translate('console.promote.success.ongoing', { from: formatDay(start_date, locale) })}
      </DialogContentText>
      <DialogContentText>{translate(`console.promote.success.status.${status}`)}</DialogContentText>
    </StepDialog>
  )
}
