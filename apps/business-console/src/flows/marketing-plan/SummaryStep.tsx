import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'react-admin'
import { languageTag, type Locale } from '@tessera/api-types/locales'
import { COUNTS_OF, PLAN_NAME_MAX } from '@tessera/api-types/marketing-plans/plan-rules'
import { formatMoney } from '@tessera/i18n/money'
import type { PlanState } from './plan-state.ts'

interface Props {
  state: PlanState
  currency: string
  onChange: (changes: Partial<PlanState>) => void
}

/** What was chosen, and which ad fits that. */
export function SummaryStep({ state, currency, onChange }: Props) {
  const translate = useTranslate()
  const name = state.marketingPlanName
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { sm: 'auto 1fr' },
          columnGap: 3,
          rowGap: { xs: 0.5, sm: 1 },
          m: 0,
        }}
      >
        {useLines(state, currency).map(([field, text]) => (
          <Line key={field} label={translate(`console.plan.${field}`)} text={text} />
        ))}
      </Box>
      <TextField
        size="small"
        label={translate('console.plan.marketingPlanName')}
        value={name}
        error={name.trim() === ''}
        helperText={name.trim() === '' && translate('console.plan.fault.name')}
        slotProps={{ htmlInput: { maxLength: PLAN_NAME_MAX } }}
        onChange={(event) => onChange({ marketingPlanName: event.target.value })}
      />
    </>
  )
}

/** Each line of the plan by its field. */
function useLines(state: PlanState, currency: string): (readonly [string, string])[] {
  const translate = useTranslate()
  const locale = useLocale() as Locale
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const { topBusinessGoal: goal, dailyAdsBudget, marketingPlanSuggestion: suggestion } = state
  const counted = (goal ? COUNTS_OF[goal] : []).map(
    (count) => [count, state[count].toLocaleString(languageTag(locale))] as const,
  )
  const chosen = [
    ['topBusinessGoal', translate(`console.plan.goal.${goal}`)] as const,
    ['dailyAdsBudget', money(dailyAdsBudget ?? 0)] as const,
    ...counted,
  ]
  if (!suggestion) return chosen
  return [
    ...chosen,
    ['objective', translate(`console.objective.${suggestion.objective}`)],
    ['audienceWidth', translate(`console.audience_width.${suggestion.audienceWidth}`)],
    ['duration', translate('console.plan.days', { days: suggestion.duration })],
    ['estimatedWeeklySpend', money(suggestion.estimatedWeeklySpend)],
  ]
}

const Line = ({ label, text }: { label: string; text: string }) => (
  <>
    <Typography component="dt" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 600 }}>
      {text}
    </Typography>
  </>
)
