import type { ExperimentFields } from '@tessera/api-types/experiments/inputs'

export const newExperiment: Partial<ExperimentFields> = {
  description: '',
  state: 'draft',
  groups: [
    { name: 'enabled', weight: 50 },
    { name: 'control', weight: 50 },
  ],
  viewer_types: ['authenticated'],
  device: 'any',
  countries: [],
  traffic_share: 10,
  holdout: null,
  holdout_share: 0,
}

/** What the form holds as the call takes it: an emptied text is text, half-typed countries go. */
export const toSaved = <V extends Record<string, unknown>>(values: V) => ({
  ...values,
  description: values['description'] ?? '',
  countries: Array.isArray(values['countries']) ? values['countries'].filter(Boolean) : [],
})

/** What of an experiment may change: its name stays, and the server counts the rest. */
export function changeableFields(values: Partial<ExperimentFields>) {
  const { state, groups, viewer_types, device, traffic_share, holdout, holdout_share } = values
  const { description, countries } = toSaved(values)
  return {
    description,
    state,
    groups,
    viewer_types,
    device,
    countries,
    traffic_share,
    holdout,
    holdout_share,
  }
}
