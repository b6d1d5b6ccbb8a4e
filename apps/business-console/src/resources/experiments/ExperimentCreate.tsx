import { required, TextInput } from 'react-admin'
import { CreatePage } from '../../shared/CreatePage.tsx'
import { newExperiment, toSaved } from './experiment-values.ts'
import { ExperimentInputs } from './ExperimentInputs.tsx'

export const ExperimentCreate = () => (
  <CreatePage
    resource="experiments"
    created="resources.experiments.saved"
    next="record"
    defaultValues={newExperiment}
    transform={toSaved}
  >
    <TextInput source="name" validate={required()} />
    <ExperimentInputs />
  </CreatePage>
)
