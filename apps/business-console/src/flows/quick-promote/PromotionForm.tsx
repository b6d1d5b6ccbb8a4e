import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { AudienceWidth } from '@tessera/api-types/ads/ad-options'
import { AudienceNote } from './AudienceNote.tsx'
import { GoalField } from './GoalField.tsx'
import { PinPreview } from './PinPreview.tsx'
import { GroupPreview } from './GroupPreview.tsx'
import { advertiserOf, hasFaults, type PromoteForm } from './promote-form.ts'
import { SpendFields } from './SpendFields.tsx'
import { TargetingFields } from './TargetingFields.tsx'
import { AdvertiserField, CheckedTextField } from './text-fields.tsx'
import { useLeave } from './use-leave.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

interface Props {
  title: string
  work: QuickPromoteWork
  /** What a marketing plan suggested. */
  recommendedWidth: AudienceWidth | null
}

/** Everything about a promotion on one page, beside the card that it becomes. */
export function PromotionForm({ title, work, recommendedWidth }: Props) {
  const translate = useTranslate()
  const { state, dispatch, isBusy, launch } = work
  const leave = useLeave(state.form)
  const hasErrors = Object.keys(state.form.errors).length > 0 && hasFaults(state.form)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) launch()
      }}
    >
      <Typography variant="h5" component="h1" sx={{ fontWeight: 700, mb: 3 }}>
        {title}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'minmax(0, 1fr) 300px' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <AdvertiserField work={work} />
          <CheckedTextField work={work} field="name" />
          <CheckedTextField work={work} field="destinationUrl" type="url" />
          <GoalField work={work} />
          <SpendFields work={work} />
          <TargetingFields work={work} />
          <AudienceNote form={state.form} recommendedWidth={recommendedWidth} />
        </Box>
        <Box sx={{ position: { md: 'sticky' }, top: 24 }}>
          <Preview form={state.form} />
          <Button sx={{ mt: 1 }} onClick={() => dispatch({ type: 'stepped', step: 'PIN_SELECTION_MODAL' })}>
            {translate('console.promote.another_pin')}
          </Button>
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 4 }}>
        <Button onClick={leave}>{translate('ra.action.cancel')}</Button>
        <LaunchButton isBusy={isBusy} hasErrors={hasErrors} />
      </Box>
    </form>
  )
}

function Preview({ form }: { form: PromoteForm }) {
  const { selected_pin: pin, selectedProductGroup: group } = form
  if (group) return <GroupPreview group={group} />
  return <PinPreview pin={pin} promoterName={advertiserOf(form)?.promoter_name ?? ''} />
}

/** Pressed with an error it leads there: a field that is left turns red before the press arrives. */
function LaunchButton({ isBusy, hasErrors }: { isBusy: boolean; hasErrors: boolean }) {
  const label = useTranslate()('console.promote.launch')
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={isBusy}
      aria-disabled={hasErrors}
      sx={hasErrors ? { opacity: 0.5 } : {}}
    >
      {label}
    </Button>
  )
}
