import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { MAX_APPEALS } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { ConfirmedButton } from '../../shared/ConfirmedButton.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { MerchantCard } from './MerchantCard.tsx'
import { StepIcon } from './StepIcon.tsx'
import { iconOfProgram, stepOf } from './workflow-icon.ts'

const text = (key: string) => `resources.verified-merchant.${key}`

/** Where the merchant stands in the program, why, and what can be done about it. */
export function ProgramStatus({ program }: { program: MerchantProgramView }) {
  const translate = useTranslate()
  const step = stepOf(program)
  const { review, review_state } = program
  const reasons = review_state === 'declined' ? (review?.review_reasons ?? []) : []
  return (
    <MerchantCard title={translate(text('status'))}>
      <Box role="status" sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <StepIcon icon={iconOfProgram(program)} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>{translate(text(`steps.${step}`))}</Typography>
          <Typography color="textSecondary">{translate(text(`step_texts.${step}`))}</Typography>
        </Box>
      </Box>
      {reasons.length > 0 && (
        <Box component="ul" aria-label={translate(text('why'))} sx={{ m: 0, pl: 3 }}>
          {reasons.map((reason) => (
            <li key={reason}>{translate(text(`reasons.${reason}`))}</li>
          ))}
        </Box>
      )}
      {review && review.appeal_count > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(text('appeals_used'), { count: review.appeal_count, most: MAX_APPEALS })}
        </Typography>
      )}
      <ProgramActions program={program} />
    </MerchantCard>
  )
}

function ProgramActions({ program: { user_id: userId, abilities } }: { program: MerchantProgramView }) {
  const translate = useTranslate()
  const recheck = useOperation('verifiedMerchants.recheck', text('rechecked'))
  const leave = useOperation('verifiedMerchants.leave', text('leave.done'))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
      {abilities.can_recheck && (
        <Button
          variant="outlined"
          disabled={recheck.isRunning}
          onClick={() => void recheck.perform({ userId })}
        >
          {translate(text('recheck'))}
        </Button>
      )}
      {abilities.can_leave && (
        <ConfirmedButton
          label={translate(text('leave.button'))}
          title={translate(text('leave.title'))}
          content={translate(text('leave.content'))}
          isBusy={leave.isRunning}
          onConfirm={async () => void (await leave.perform({ userId }))}
        />
      )}
    </Box>
  )
}
