import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { LeadFormView } from '@tessera/api-types/ads/lead-form-contracts'
import {
  LEAD_FIELDS,
  LEAD_QUESTIONS,
  MAX_LEAD_TEXT,
  MAX_LEAD_TITLE,
  type LeadQuestion,
} from '@tessera/api-types/ads/lead-form-options'
import type { PromotionView } from '@tessera/api-types/ads/views'
import { fieldErrorsOf, messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'
import { useStaleQuestion } from '../../shared/use-stale-question.tsx'

/** What a new form begins with. */
const NEW_FORM: LeadFormView = {
  title: '',
  questions: { full_name: 'OPTIONAL', email: 'REQUIRED', phone_number: 'OFF', zip_code: 'OFF' },
  privacy_url: '',
  consent: '',
  thank_you: '',
  is_on: true,
}

const WORDS = [
  ['title', MAX_LEAD_TITLE],
  ['privacy_url', 2048],
  ['consent', MAX_LEAD_TEXT],
  ['thank_you', MAX_LEAD_TEXT],
] as const

/** Where the form of a promotion is kept once it is read. */
export const leadFormKey = ({ advertiser_id, id }: Pick<PromotionView, 'advertiser_id' | 'id'>) => [
  'lead-form',
  advertiser_id,
  id,
]

type Props = { promotion: PromotionView; form: LeadFormView | null }

interface Changes {
  over: LeadFormView
  values: Partial<LeadFormView>
}

/** What was changed, over the form as it is now. */
function useLeadForm({ promotion, form }: Props) {
  const [changes, setChanges] = useState<Changes | null>(null)
  const over = changes?.over ?? form
  const values = { ...(over ?? NEW_FORM), ...changes?.values }
  const change = (given: Partial<LeadFormView>) =>
    setChanges({ over: over ?? NEW_FORM, values: { ...changes?.values, ...given } })
  const saving = useSaveLeadForm(promotion, () => setChanges(null))
  const save = () => saving.save(over, changes?.values ?? {})
  return { ...saving, values, change, save }
}

/** Saves a form; changes made on an older one wait for their writer's decision. */
function useSaveLeadForm({ advertiser_id, id }: PromotionView, forget: () => void) {
  const run = useRun()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const { saveOver, question } = useStaleQuestion()
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isRunning, setIsRunning] = useState(false)
  const place = { advertiser_id, id }
  const save = async (began: LeadFormView | null, changed: Partial<LeadFormView>) => {
    setIsRunning(true)
    setFaults({})
    try {
      const saved = await saveOver({
        seen: began,
        reread: () => run('leadForms.get', place),
        save: (seen) =>
          run('leadForms.update', { ...place, ...(seen ?? NEW_FORM), ...changed, ...(seen && { seen }) }),
        onDiscard: forget,
      })
      if (!saved) return
      queries.setQueryData(leadFormKey(place), saved)
      forget()
      notify('resources.ads.lead_form_saved', { type: 'success' })
    } catch (error) {
      const found = fieldErrorsOf(error)
      if (found) setFaults(found)
      notify(found ? 'console.error.fields' : messageOf(error), { type: 'error' })
    } finally {
      setIsRunning(false)
      refresh()
    }
  }
  return { save, faults, isRunning, question }
}

/** The questions and words of a lead form, and whether the ad shows it. */
export function LeadFormEditor(props: Props) {
  const translate = useTranslate()
  const { values, change, faults, isRunning, save, question } = useLeadForm(props)
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      sx={{ maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {WORDS.map(([name, max]) => (
        <TextField
          key={name}
          label={translate(`resources.ads.lead_form_fields.${name}`)}
          value={values[name]}
          onChange={({ target }) => change({ [name]: target.value })}
          error={Boolean(faults[name])}
          helperText={faults[name]}
          multiline={max === MAX_LEAD_TEXT}
          slotProps={{ htmlInput: { maxLength: max } }}
          size="small"
          fullWidth
        />
      ))}
      <Questions
        questions={values.questions}
        fault={faults.questions}
        onChange={(questions) => change({ questions })}
      />
      <FormControlLabel
        control={<Switch checked={values.is_on} onChange={(_event, is_on) => change({ is_on })} />}
        label={translate('resources.ads.lead_form_fields.is_on')}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={isRunning}>
          {translate('ra.action.save')}
        </Button>
      </Box>
      {question}
    </Stack>
  )
}

interface QuestionsProps {
  questions: LeadFormView['questions']
  fault: string | undefined
  onChange: (questions: LeadFormView['questions']) => void
}

function Questions({ questions, fault, onChange }: QuestionsProps) {
  const translate = useTranslate()
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }}>
        {LEAD_FIELDS.map((name) => (
          <TextField
            key={name}
            select
            size="small"
            label={translate(`resources.ads.lead_fields.${name}`)}
            value={questions[name]}
            error={Boolean(fault)}
            onChange={({ target }) => onChange({ ...questions, [name]: target.value as LeadQuestion })}
          >
            {LEAD_QUESTIONS.map((question) => (
              <MenuItem key={question} value={question}>
                {translate(`resources.ads.lead_question.${question}`)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
      {fault && (
        <FormHelperText error role="alert">
          {fault}
        </FormHelperText>
      )}
    </div>
  )
}
