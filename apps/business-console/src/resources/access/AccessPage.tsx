import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { EXPLAINED_TYPES, SUBJECT_TYPES, type ExplainedType } from '@tessera/api-types/asset-access/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { ListHeader } from '../../shared/PageHeader.tsx'
import { readAsked, toAddress, type AskedAccess, type SubjectType } from '../../shared/explain-address.ts'
import { Explanation } from './Explanation.tsx'
import { RecordChoice } from './RecordChoice.tsx'

const SUBJECTS = {
  PERSON: { resource: 'people', text: 'full_name' },
  PARTNER: { resource: 'partners', text: 'name' },
} as const
const ASSETS = {
  AD_ACCOUNT: { resource: 'ad-accounts', text: 'name' },
  PROFILE: { resource: 'profiles', text: 'full_name' },
  CATALOG: { resource: 'catalogs', text: 'name' },
  TAG: { resource: 'tags', text: 'name' },
  AUDIENCE: { resource: 'audiences', text: 'name' },
} as const

/** Who may do what with an asset, and why: about everybody for managers, about themselves for others. */
export function AccessPage() {
  const translate = useTranslate()
  const [address, setAddress] = useSearchParams()
  const { userId, business } = useActingBusiness()
  const isManager = business.abilities.can_manage_people
  const inAddress = readAsked(address)
  const asked = isManager ? inAddress : { ...inAddress, subjectType: 'PERSON' as const, subject: userId }
  const ask = (change: Partial<AskedAccess>) =>
    setAddress(toAddress({ ...asked, ...change }), { replace: true })
  return (
    <>
      <ListHeader resource="access" />
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate(isManager ? 'resources.access.intro' : 'resources.access.intro_own')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '10rem minmax(0, 1fr)' },
          maxWidth: 860,
          mb: 3,
        }}
      >
        {isManager && <SubjectFields asked={asked} ask={ask} />}
        <Kind
          label={translate('resources.access.what')}
          value={asked.type}
          choices={EXPLAINED_TYPES}
          onChange={(type: ExplainedType) => ask({ type, asset: '' })}
        />
        <RecordChoice
          key={asked.type}
          {...ASSETS[asked.type]}
          label={translate(`resources.access.kind.${asked.type}`)}
          value={asked.asset}
          onChange={(asset) => ask({ asset })}
        />
      </Box>
      <Explanation asked={asked} />
    </>
  )
}

interface FieldProps {
  asked: AskedAccess
  ask: (change: Partial<AskedAccess>) => void
}

function SubjectFields({ asked: { subjectType, subject }, ask }: FieldProps) {
  const translate = useTranslate()
  return (
    <>
      <Kind
        label={translate('resources.access.who')}
        value={subjectType}
        choices={SUBJECT_TYPES}
        onChange={(chosen: SubjectType) => ask({ subjectType: chosen, subject: '' })}
      />
      <RecordChoice
        key={subjectType}
        {...SUBJECTS[subjectType]}
        label={translate(`resources.access.kind.${subjectType}`)}
        value={subject}
        onChange={(id) => ask({ subject: id })}
      />
    </>
  )
}

interface KindProps<T extends string> {
  label: string
  value: T
  choices: readonly T[]
  onChange: (chosen: T) => void
}

function Kind<T extends string>({ label, value, choices, onChange }: KindProps<T>) {
  const translate = useTranslate()
  return (
    <TextField
      select
      size="small"
      margin="none"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {choices.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`resources.access.kind.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
