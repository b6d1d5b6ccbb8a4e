import type { GivenBusinessRole } from '@tessera/api-types/business/roles'
import type { EmployeeView } from '@tessera/api-types/business/views'
import type { ActingBusiness } from '../../session/business-context.ts'
import { deletionOf, type Hindrance, type RecordAction } from '../../shared/record-action.ts'

function hindranceOf(
  { id, business_roles: [role] }: EmployeeView,
  isAble: boolean,
  { userId }: ActingBusiness,
): Hindrance | null {
  if (isAble) return null
  if (id === userId) return 'SELF'
  return role === 'OWNER' ? 'OWNER' : 'NO_RIGHT'
}

const roleChange = (id: string, role: GivenBusinessRole): RecordAction<EmployeeView> => ({
  id,
  hindrance: (person, acting) =>
    person.business_roles[0] === role
      ? 'HAS_ROLE'
      : hindranceOf(person, person.abilities.can_edit_role, acting),
  call: (person, provider) =>
    provider.update('people', {
      id: person.id,
      data: { business_roles: [role], version: person.version },
      previousData: person,
    }),
})

const removal = deletionOf<EmployeeView>('people', {
  id: 'remove',
  texts: {
    button: 'resources.people.delete.button',
    title: 'resources.people.delete.title',
    content: 'resources.people.delete.content',
    done: 'resources.people.deleted',
    confirm: 'resources.people.delete.confirm',
  },
  hindrance: (person, acting) => hindranceOf(person, person.abilities.can_delete, acting),
  change: ({ id }) => ({ type: 'PERSON_REMOVAL', id }),
})

export const personKind = {
  resource: 'people',
  nameOf: ({ full_name }: EmployeeView) => full_name,
  others: [roleChange('admin', 'ADMIN'), roleChange('employee', 'EMPLOYEE')],
  removal,
}
