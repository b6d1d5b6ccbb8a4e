import Typography from '@mui/material/Typography'
import {
  ArrayInput,
  CheckboxGroupInput,
  FormDataConsumer,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin'
import {
  EXPERIMENT_DEVICES,
  EXPERIMENT_STATES,
  EXPERIMENT_VIEWERS,
  sumOfWeights,
  WEIGHT_SUM,
} from '@tessera/api-types/experiments/experiment-options'

const share = [required(), minValue(0), maxValue(100)]
const choices = (of: string, ids: readonly string[]) =>
  ids.map((id) => ({ id, name: `resources.experiments.${of}.${id}` }))
const states = choices('states', EXPERIMENT_STATES)
const devices = choices('devices', EXPERIMENT_DEVICES)
const viewers = choices('viewers', EXPERIMENT_VIEWERS)
const wordsOf = (text: unknown): string[] =>
  String(text ?? '')
    .toUpperCase()
    .split(/[\s,]+/)
const joined = (codes: unknown): string => (Array.isArray(codes) ? codes.join(', ') : '')

/** What the weights make now; another sum than 100 is not accepted. */
function WeightSum({ groups }: { groups: readonly ({ weight: number } | undefined)[] }) {
  const translate = useTranslate()
  const sum = sumOfWeights(groups.flatMap((group) => group ?? []))
  return (
    <Typography role="status" color={sum === WEIGHT_SUM ? 'textSecondary' : 'error'}>
      {translate('resources.experiments.sum', { sum })}
    </Typography>
  )
}

export const ExperimentInputs = () => (
  <>
    <TextInput source="description" multiline />
    <SelectInput source="state" choices={states} validate={required()} />
    <ArrayInput source="groups">
      <SimpleFormIterator inline disableReordering disableClear>
        <TextInput source="name" validate={required()} helperText={false} />
        <NumberInput source="weight" validate={share} helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
    <FormDataConsumer<{ groups?: { weight: number }[] }>>
      {({ formData }) => <WeightSum groups={formData.groups ?? []} />}
    </FormDataConsumer>
    <NumberInput source="traffic_share" validate={share} />
    <CheckboxGroupInput source="viewer_types" choices={viewers} validate={required()} />
    <SelectInput source="device" choices={devices} validate={required()} />
    <TextInput
      source="countries"
      parse={(text: unknown) => wordsOf(text).filter((code, at, all) => code !== '' || at === all.length - 1)}
      format={joined}
      helperText="resources.experiments.countries_hint"
    />
    <TextInput
      source="holdout"
      parse={(text: string) => text || null}
      helperText="resources.experiments.holdout_hint"
    />
    <NumberInput source="holdout_share" validate={share} />
  </>
)
