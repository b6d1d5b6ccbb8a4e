import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import {
  DECLINE_REASONS,
  MAX_APPEALS,
  type AppealDecision as Decision,
  type DeclineReason,
} from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantAppealDetailView } from '@tessera/api-types/verified-merchants/views'
import { ConfirmedButton } from '../../shared/ConfirmedButton.tsx'
import { SITE_BASE } from '../../shared/console-paths.ts'
import { errorCodeOf, messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'

const text = (key: string) => `resources.merchant-appeals.${key}`

/** Approves or declines an appeal, once. */
export function AppealDecision({ appeal }: { appeal: MerchantAppealDetailView }) {
  const translate = useTranslate()
  const failing = appeal.checks.filter(({ result, required }) => required && result === 'FAIL')
  const [reasons, setReasons] = useState<readonly DeclineReason[]>(failing.map(({ check }) => check))
  const { decide, isBusy } = useDecision(appeal.id)
  if (!appeal.can_decide) {
    return (
      <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography color="textSecondary">{translate(text('own'))}</Typography>
      </Card>
    )
  }
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        {translate(text('decision'))}
      </Typography>
      {appeal.appeal_count >= MAX_APPEALS && <Alert severity="warning">{translate(text('last'))}</Alert>}
      <Reasons chosen={reasons} onChange={setReasons} />
      {reasons.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate(text('reasons_first'))}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" disabled={isBusy} onClick={() => void decide('approved', [])}>
          {translate(text('approve'))}
        </Button>
        <ConfirmedButton
          label={translate(text('decline'))}
          title={translate(text('decline_title'))}
          content={translate(text('decline_content'))}
          isBusy={isBusy}
          isDisabled={reasons.length === 0}
          onConfirm={() => decide('declined', reasons)}
        />
      </Box>
    </Card>
  )
}

interface ReasonsProps {
  chosen: readonly DeclineReason[]
  onChange: (reasons: readonly DeclineReason[]) => void
}

function Reasons({ chosen, onChange }: ReasonsProps) {
  const translate = useTranslate()
  const toggle = (reason: DeclineReason) =>
    onChange(chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason])
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{translate(text('reasons'))}</FormLabel>
      <FormGroup>
        {DECLINE_REASONS.map((reason) => (
          <FormControlLabel
            key={reason}
            control={<Checkbox checked={chosen.includes(reason)} onChange={() => toggle(reason)} />}
            label={translate(`resources.verified-merchant.reasons.${reason}`)}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

/** Sends a decision; the appeal then leaves the list, also where somebody else was first. */
function useDecision(id: string) {
  const run = useRun()
  const notify = useNotify()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const decide = async (decision: Decision, reasons: readonly DeclineReason[]) => {
    setIsBusy(true)
    try {
      await run('merchantAppeals.update', { id, decision, reasons: [...reasons] })
      notify(text(decision), { type: 'success' })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsBusy(false)
      if (errorCodeOf(error) !== 'NOT_FOUND') return
    }
    void navigate(`${SITE_BASE}/merchant-appeals`)
  }
  return { decide, isBusy }
}
