import { CreatePage } from '../../shared/CreatePage.tsx'
import { TextInputs } from './TextInputs.tsx'

export const TextCreate = () => (
  <CreatePage
    resource="texts"
    created="resources.texts.saved"
    next="record"
    defaultValues={{ title: '', name: '', text: '' }}
  >
    <TextInputs />
  </CreatePage>
)
