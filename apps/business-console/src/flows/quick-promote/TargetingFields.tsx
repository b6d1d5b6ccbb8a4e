import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormLabel from '@mui/material/FormLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useLocale, useTranslate } from 'react-admin'
import { languageTag, LOCALES } from '@tessera/api-types/locales'
import type { InterestNode } from '@tessera/api-types/ads/views'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

type Interest = Pick<InterestNode, 'id' | 'name'>

const flat = (nodes: readonly InterestNode[]): Interest[] => nodes.flatMap((node) => [node, ...node.children])

/** Whom the promotion is shown to; by itself, or by these choices. */
export function TargetingFields({ work }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const { state, dispatch, sent } = work
  const { isAutoTargeting: isAuto, advertiserId, targetingOptions: options } = state.form
  const setAuto = (isNow: boolean) => {
    dispatch({ type: 'changed', changes: { isAutoTargeting: isNow } })
    if (isNow || options) return
    void sent(async () => {
      const targetingOptions = await run('advertisers.targetingOptions', {
        advertiser_id: advertiserId ?? '',
      })
      dispatch({ type: 'changed', changes: { targetingOptions } })
    })
  }
  return (
    <>
      <Languages work={work} />
      <FormControlLabel
        label={translate('console.promote.isAutoTargeting')}
        control={<Switch checked={isAuto} onChange={(_event, isNow) => setAuto(isNow)} />}
      />
      {!isAuto && options && (
        <>
          <Several work={work} field="ages" choices={options.ages} />
          <Several work={work} field="genders" choices={options.genders} />
          <Interests work={work} nodes={options.interests} />
        </>
      )}
    </>
  )
}

function Languages({ work: { state, dispatch } }: { work: QuickPromoteWork }) {
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
  work: QuickPromoteWork
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

function Interests({
  work: { state, dispatch },
  nodes,
}: {
  work: QuickPromoteWork
  nodes: readonly InterestNode[]
}) {
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
