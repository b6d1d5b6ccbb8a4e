import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState, type MouseEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { required, SelectInput, useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import { GIVEN_BUSINESS_ROLES, type BusinessRole } from '@tessera/api-types/business/roles'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { AccessPreview } from '../../shared/AccessPreview.tsx'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { useAccessPreview } from '../../shared/use-access-preview.ts'
import { needsConfirmation } from './role-change.ts'

const roles = GIVEN_BUSINESS_ROLES.map((id) => ({ id, name: `console.role.${id}` }))

/** The role of a person, saved once it is known what that gives and takes. */
export const RoleForm = ({ person }: { person: EmployeeView }) => (
  <RecordForm>
    <RoleFields person={person} />
  </RecordForm>
)

type RoleValues = Pick<EmployeeView, 'business_roles'>
type RoleChange = Extract<AccessChange, { type: 'PERSON' }>

function useRoleChange({ id, business_roles: held }: EmployeeView): RoleChange | null {
  const { business_roles } = useWatch<RoleValues>()
  if (!business_roles || business_roles[0] === held[0]) return null
  return { type: 'PERSON', id, business_roles, assets: [] }
}

function RoleFields({ person }: { person: EmployeeView }) {
  const change = useRoleChange(person)
  const { data: preview, isFetching } = useAccessPreview(change)
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const role = change?.business_roles?.[0]
  const askFirst = (event: MouseEvent<HTMLButtonElement>) => {
    const held = person.business_roles[0]
    if (!role || !needsConfirmation({ held, role }, preview)) return
    event.preventDefault()
    setForm(event.currentTarget.form)
  }
  const save = () => {
    form?.requestSubmit()
    setForm(null)
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <SelectInput
          source="business_roles"
          choices={roles}
          format={(held?: BusinessRole[]) => held?.[0] ?? ''}
          parse={(chosen: BusinessRole) => [chosen]}
          validate={required()}
          sx={{ maxWidth: 280 }}
        />
      </Box>
      {change && <AccessPreview change={change} />}
      <SaveBar disabled={isFetching} onClick={askFirst} isInside />
      {form && change && (
        <RoleQuestion {...{ person, change }} onConfirm={save} onClose={() => setForm(null)} />
      )}
    </>
  )
}

interface QuestionProps {
  person: EmployeeView
  change: RoleChange
  onConfirm: () => void
  onClose: () => void
}

function RoleQuestion({ person, change, onConfirm, onClose }: QuestionProps) {
  const translate = useTranslate()
  const [role = 'EMPLOYEE'] = change.business_roles ?? []
  return (
    <ConfirmDialog
      isOpen
      title={translate('resources.people.role.title', {
        name: person.full_name,
        role: translate(`console.role.${role}`),
      })}
      content={
        <>
          {role === 'ADMIN' && <Typography>{translate('resources.people.role.admin_text')}</Typography>}
          {person.business_roles[0] === 'ADMIN' && (
            <Typography>
              {translate('resources.people.role.from_admin_text', { name: person.full_name })}
            </Typography>
          )}
          <AccessPreview change={change} />
        </>
      }
      confirm="resources.people.role.confirm"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  )
}
