import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEffect, useEffectEvent } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { languageTag, LOCALES } from '@tessera/api-types/locales'
import type { AudienceOption, InterestNode } from '@tessera/api-types/ads/views'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

type Interest = Pick<InterestNode, 'id' | 'name'>

const flat = (nodes: readonly InterestNode[]): Interest[] => nodes.flatMap((node) => [node, ...node.children])

type Work = Pick<QuickPromoteWork, 'dispatch' | 'sent' | 'state'>

/** Whom the promotion is shown to; by itself, or by these choices. */
export function TargetingFields({ work }: { work: Work }) {
  const translate = useTranslate()
  const { state, dispatch, sent } = work
  const { isAutoTargeting: isAuto, advertiserId, targetingOptions: options } = state.form
  const isWaiting = !isAuto && !options
  const read = useEffectEvent((advertiser_id: string, signal: AbortSignal) =>
    sent(async () => {
      const targetingOptions = await run('advertisers.targetingOptions', { advertiser_id })
      if (signal.aborted) return
      // A draft may name audiences that are gone.
      const known = new Set(targetingOptions.audiences.map(({ id }) => id))
      const audiences = state.form.audiences.filter((id) => known.has(id))
      dispatch({ type: 'changed', changes: { targetingOptions, audiences } })
    }),
  )
  useEffect(() => {
    if (!isWaiting || !advertiserId) return
    const leaving = new AbortController()
    void read(advertiserId, leaving.signal)
    return () => leaving.abort()
  }, [isWaiting, advertiserId])
  return (
    <>
      <Languages work={work} />
      <FormControlLabel
        label={translate('console.promote.isAutoTargeting')}
        control={
          <Switch
            checked={isAuto}
            onChange={(_event, isAutoTargeting) =>
              dispatch({ type: 'changed', changes: { isAutoTargeting } })
            }
          />
        }
      />
      {!isAuto && options && (
        <>
          <Several work={work} field="ages" choices={options.ages} />
          <Several work={work} field="genders" choices={options.genders} />
          <Interests work={work} nodes={options.interests} />
          <Audiences work={work} audiences={options.audiences} />
        </>
      )}
    </>
  )
}

function Languages({ work: { state, dispatch } }: { work: Work }) {
  const translate = useTranslate()
  const names = new Intl.DisplayNames(languageTag(useLocale()), { type: 'language' })
  return (
    <Autocomplete
      multiple
      size="small"
      options={[...LOCALES] as string[]}
      value={state.form.locale}
      getOptionLabel={(id) => names.of(languageTag(id)) ?? id}
      onChange={(_event, locale) => dispatch({ type: 'changed', changes: { locale } })}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('console.promote.locale')}
          placeholder={state.form.locale.length === 0 ? translate('console.promote.everyone') : ''}
        />
      )}
    />
  )
}

interface SeveralProps {
  work: Work
  field: 'ages' | 'genders'
  choices: readonly string[]
}

function Several({ work: { state, dispatch }, field, choices }: SeveralProps) {
  const translate = useTranslate()
  const chosen: readonly string[] = state.form[field]
  const toggle = (id: string) =>
    dispatch({
      type: 'changed',
      changes: { [field]: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] },
    })
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{translate(`console.promote.${field}`)}</FormLabel>
      <FormGroup row>
        {choices.map((id) => (
          <FormControlLabel
            key={id}
            label={field === 'ages' ? id.replace('-', '–') : translate(`console.promote.gender.${id}`)}
            control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

function Interests({ work: { state, dispatch }, nodes }: { work: Work; nodes: readonly InterestNode[] }) {
  const translate = useTranslate()
  const all = flat(nodes)
  return (
    <Autocomplete
      multiple
      size="small"
      options={all}
      value={all.filter(({ id }) => state.form.interests.includes(id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, chosen) =>
        dispatch({ type: 'changed', changes: { interests: chosen.map(({ id }) => id) } })
      }
      renderInput={(input) => <TextField {...input} label={translate('console.promote.interests')} />}
    />
  )
}

/** Audiences that the ad account may use: those that are too small are there, and cannot be chosen. */
function Audiences({
  work: { state, dispatch },
  audiences,
}: {
  work: Work
  audiences: readonly AudienceOption[]
}) {
  const translate = useTranslate()
  const tag = languageTag(useLocale())
  const sizeOf = ({ status, size }: AudienceOption) =>
    size !== null && status === 'READY'
      ? size.toLocaleString(tag)
      : translate(`console.promote.audience_status.${status}`)
  return (
    <Autocomplete
      multiple
      size="small"
      options={[...audiences]}
      value={audiences.filter(({ id }) => state.form.audiences.includes(id))}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ status }) => status !== 'READY'}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={translate('console.promote.no_audiences')}
      onChange={(_event, chosen) =>
        dispatch({ type: 'changed', changes: { audiences: chosen.map(({ id }) => id) } })
      }
      renderOption={({ key, ...option }, audience) => (
        <li key={key} {...option}>
          <Box component="span" sx={{ flexGrow: 1 }}>
            {audience.name}
          </Box>
          <Typography component="span" variant="body2" color="textSecondary">
            {sizeOf(audience)}
          </Typography>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('console.promote.audiences')}
          helperText={translate('console.promote.audiences_help')}
        />
      )}
    />
  )
}
