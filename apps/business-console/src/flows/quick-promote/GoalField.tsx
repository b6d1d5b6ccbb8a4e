import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { AD_OBJECTIVES, type AdObjective } from '@tessera/api-types/ads/ad-options'
import { reasonText } from '../../providers/i18n-provider.ts'
import type { PromoteAction } from './promote-state.ts'
import { ChosenTag } from './ChosenTag.tsx'
import { fieldId, type QuickPromoteWork } from './use-quick-promote.ts'

/** What the ad is for; conversions need a tag that counts them. */
export function GoalField({ work }: { work: QuickPromoteWork }) {
  const { state, dispatch } = work
  const translate = useTranslate()
  const id = useId()
  const errorId = useId()
  const { adType, errors, selectedOCPMTag } = state.form
  const choose = (value: AdObjective) => {
    if (value === 'WEB_CONVERSION' && selectedOCPMTag === null)
      dispatch({ type: 'stepped', step: 'TAG_MODAL' })
    else dispatch({ type: 'valueSet', field: 'adType', value } as unknown as PromoteAction)
  }
  return (
    <FormControl error={Boolean(errors.adType)}>
      <FormLabel id={id}>{translate('console.promote.adType')}</FormLabel>
      <RadioGroup
        id={fieldId('adType')}
        tabIndex={-1}
        aria-labelledby={id}
        aria-describedby={errors.adType ? errorId : undefined}
        value={adType ?? ''}
        onChange={(_event, value) => choose(value as AdObjective)}
      >
        {AD_OBJECTIVES.map((objective) => (
          <FormControlLabel
            key={objective}
            value={objective}
            control={<Radio size="small" />}
            label={translate(`console.promote.goal.${objective}`)}
          />
        ))}
      </RadioGroup>
      {errors.adType && <FormHelperText id={errorId}>{reasonText(errors.adType)}</FormHelperText>}
      {adType === 'WEB_CONVERSION' && <ChosenTag work={work} />}
    </FormControl>
  )
}
