import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { createContext, use, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import type {
  OnboardingAnswers,
  OnboardingQuestion,
} from '@tessera/api-types/business-onboarding/onboarding-answers'
import { faultsOf, stepAt } from '@tessera/api-types/business-onboarding/onboarding-rules'
import type { Choice } from '../../shared/choices.ts'
import type { OnboardingState } from './onboarding-state.ts'

interface Input {
  state: OnboardingState
  answer: (changes: Partial<OnboardingAnswers>) => void
}

export const AskedContext = createContext<Input | null>(null)

export function useAsked(): Input {
  const asked = use(AskedContext)
  if (!asked) throw new Error('No questionnaire above this question')
  return asked
}

/** The words of a question, and what is wrong with its field once somebody has left it. */
function useQuestion(question: OnboardingQuestion) {
  const translate = useTranslate()
  const { state, answer } = useAsked()
  const [wasLeft, setWasLeft] = useState(false)
  const fault = faultsOf(stepAt(state.stepIndex), state)[question]
  return {
    label: translate(`console.onboarding.${question}`),
    value: state[question],
    fault: wasLeft && fault ? translate(`console.onboarding.fault.${fault}`) : undefined,
    onBlur: () => setWasLeft(true),
    give: (value: unknown) => answer({ [question]: value }),
  }
}

type TextQuestionOf =
  | 'businessName'
  | 'website'
  | 'agencyServiceOther'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'countryCode'
  | 'phoneNumber'

export function TextQuestion({
  question,
  ...field
}: { question: TextQuestionOf } & Omit<TextFieldProps, 'name'>) {
  const { label, value, fault, onBlur, give } = useQuestion(question)
  return (
    <TextField
      {...field}
      size="small"
      fullWidth
      name={question}
      label={label}
      value={value}
      error={fault !== undefined}
      helperText={fault}
      onBlur={onBlur}
      onChange={(event) => give(event.target.value)}
    />
  )
}

/** One of many, from a list. */
export function ListQuestion({
  question,
  choices,
}: {
  question: 'country' | 'locale' | 'businessVertical' | 'numberEmployees'
  choices: readonly Choice[]
}) {
  const { label, value, fault, onBlur, give } = useQuestion(question)
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value ?? ''}
      error={fault !== undefined}
      helperText={fault}
      onBlur={onBlur}
      onChange={(event) => give(event.target.value)}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

type OneOf =
  | 'accountType'
  | 'advertisingIntent'
  | 'agencyRole'
  | 'agencyClients'
  | 'hasWebsite'
  | 'agencyContent'
  | 'worksWithAgency'

/** One of a few, all of them seen. */
export function OneQuestion({ question, choices }: { question: OneOf; choices: readonly Choice[] }) {
  const { label, value, fault, onBlur, give } = useQuestion(question)
  const id = useId()
  const faultId = useId()
  return (
    <FormControl error={fault !== undefined} onBlur={onBlur}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={fault && faultId}
        name={question}
        value={value ?? ''}
        onChange={(_event, chosen) => give(chosen)}
      >
        {choices.map(({ id: choice, name }) => (
          <FormControlLabel key={choice} value={choice} control={<Radio size="small" />} label={name} />
        ))}
      </RadioGroup>
      {fault && <FormHelperText id={faultId}>{fault}</FormHelperText>}
    </FormControl>
  )
}

export function YesNoQuestion({
  question,
}: {
  question: 'hasWebsite' | 'agencyContent' | 'worksWithAgency'
}) {
  const translate = useTranslate()
  const { label, value, fault, onBlur, give } = useQuestion(question)
  const id = useId()
  const faultId = useId()
  return (
    <FormControl error={fault !== undefined} onBlur={onBlur}>
      <FormLabel id={id}>{label}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        aria-describedby={fault && faultId}
        name={question}
        value={value ?? ''}
        onChange={(_event, chosen) => give(chosen === 'true')}
      >
        <FormControlLabel
          value
          control={<Radio size="small" />}
          label={translate('console.onboarding.yes')}
        />
        <FormControlLabel
          value={false}
          control={<Radio size="small" />}
          label={translate('console.onboarding.no')}
        />
      </RadioGroup>
      {fault && <FormHelperText id={faultId}>{fault}</FormHelperText>}
    </FormControl>
  )
}

/** Several, as far as there is room for them. */
export function ManyQuestion({
  question,
  choices,
  most,
}: {
  question: 'businessGoals' | 'agencyService'
  choices: readonly Choice[]
  most: number
}) {
  const { label, value, fault, onBlur, give } = useQuestion(question)
  const chosen = value as readonly string[]
  const faultId = useId()
  return (
    <FormControl
      component="fieldset"
      aria-describedby={fault && faultId}
      error={fault !== undefined}
      onBlur={onBlur}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup>
        {choices.map(({ id, name }) => {
          const isChosen = chosen.includes(id)
          return (
            <FormControlLabel
              key={id}
              label={name}
              control={
                <Checkbox
                  size="small"
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= most}
                  onChange={() => give(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
                />
              }
            />
          )
        })}
      </FormGroup>
      {fault && <FormHelperText id={faultId}>{fault}</FormHelperText>}
    </FormControl>
  )
}
