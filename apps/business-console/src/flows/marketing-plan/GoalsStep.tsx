import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { PLAN_GOALS, type PlanGoal } from '@tessera/api-types/marketing-plans/plan-rules'
import type { PlanState } from './plan-state.ts'

interface Props {
  goal: PlanGoal | null
  onChange: (changes: Partial<PlanState>) => void
}

export function GoalsStep({ goal, onChange }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <FormControl>
      <FormLabel id={id}>{translate('console.plan.topBusinessGoal')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={goal ?? ''}
        onChange={(_event, chosen) => onChange({ topBusinessGoal: chosen as PlanGoal })}
      >
        {PLAN_GOALS.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio size="small" />}
            label={translate(`console.plan.goal.${each}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
