import { CreatePage } from '../../shared/CreatePage.tsx'
import { TagInputs } from './TagInputs.tsx'

const start = { automatic_enhanced_match: false }

export const TagCreate = () => (
  <CreatePage resource="tags" created="resources.tags.created" next="record" defaultValues={start}>
    <TagInputs />
  </CreatePage>
)
