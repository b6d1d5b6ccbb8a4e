import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import {
  CreateBase,
  Form,
  required,
  SaveButton,
  TextInput,
  useNotify,
  useTranslate,
  type RaRecord,
} from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { newExperiment, toSaved } from './experiment-values.ts'
import { ExperimentInputs } from './ExperimentInputs.tsx'

export function ExperimentCreate() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const list = useHubPath()('experiments')
  const created = ({ id }: RaRecord) => {
    notify('resources.experiments.saved', { type: 'success' })
    void navigate(`${list}/${id}`)
  }
  return (
    <CreateBase mutationOptions={{ onSuccess: created }} redirect={false} transform={toSaved}>
      <PageHeader title={translate('resources.experiments.create')} back="experiments" />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <Form defaultValues={newExperiment}>
          <Box sx={{ display: 'grid', gap: 1 }}>
            <TextInput source="name" validate={required()} />
            <ExperimentInputs />
            <Box>
              <SaveButton alwaysEnable label="resources.experiments.create" />
            </Box>
          </Box>
        </Form>
      </Card>
    </CreateBase>
  )
}
