import {
  AutocompleteInput,
  BooleanInput,
  maxLength,
  ReferenceInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin'
import type { TagView } from '@tessera/api-types/tags/contracts'
import { TAG_NAME_MAX } from '@tessera/api-types/tags/tag-options'
import { CreatePage } from '../../shared/CreatePage.tsx'

const validName = [required(), maxLength(TAG_NAME_MAX)]
const bySearch = (q: string) => ({ q })
const byName = { field: 'name', order: 'ASC' } as const
const CHOICES_AT_ONCE = 25

const AccountInput = () => (
  <ReferenceInput source="ad_account_id" reference="ad-accounts" sort={byName} perPage={CHOICES_AT_ONCE}>
    <AutocompleteInput
      label="resources.tags.fields.ad_account_id"
      optionText="name"
      filterToQuery={bySearch}
      validate={required()}
    />
  </ReferenceInput>
)

const LeaderInput = ({ ownId }: { ownId: string | undefined }) => (
  <ReferenceInput source="leader_tag_id" reference="tags" sort={byName} perPage={CHOICES_AT_ONCE}>
    <AutocompleteInput
      label="resources.tags.fields.leader_tag_id"
      optionText="name"
      filterToQuery={bySearch}
      getOptionDisabled={({ id }) => id !== '' && id === ownId}
      emptyText="resources.tags.no_leader"
      helperText="resources.tags.leader_help"
    />
  </ReferenceInput>
)

/** Its account is chosen once; a tag that leads others has no leader. */
export function TagInputs() {
  const tag = useRecordContext<TagView>()
  return (
    <>
      <TextInput source="name" validate={validName} />
      {tag?.id === undefined && <AccountInput />}
      {(tag?.child_tags ?? []).length === 0 && <LeaderInput ownId={tag?.id} />}
      <BooleanInput source="automatic_enhanced_match" helperText="resources.tags.match_help" />
    </>
  )
}

const start = { automatic_enhanced_match: false }

export const TagCreate = () => (
  <CreatePage resource="tags" created="resources.tags.created" next="record" defaultValues={start}>
    <TagInputs />
  </CreatePage>
)
