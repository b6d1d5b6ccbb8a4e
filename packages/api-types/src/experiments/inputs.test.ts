import { expect, it } from 'vitest'
import { fieldText } from '../field-text.ts'
import { ExperimentChanges } from './inputs.ts'

it.each([
  [[{ name: 'on', weight: 40 }], fieldText('field.experiment.weights')],
  [
    [
      { name: 'on', weight: 50 },
      { name: 'on', weight: 50 },
    ],
    fieldText('field.experiment.groupTwice'),
  ],
  [[{ name: 'holdout_2', weight: 100 }], fieldText('field.experiment.holdoutGroup')],
])('what is wrong with the groups %j has its text in the catalogue', (groups, key) => {
  const { error } = ExperimentChanges.safeParse({ id: '1', groups })
  expect(error?.issues.map(({ message }) => message)).toEqual([key])
})
