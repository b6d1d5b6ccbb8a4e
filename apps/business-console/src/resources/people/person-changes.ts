import type { EmployeeView } from '@tessera/api-types/business/views'

type Changes = Partial<Pick<EmployeeView, 'business_roles'>> & Pick<EmployeeView, 'version'>

/** What a save sends: the role if it was changed, and the version it was changed on. */
export function toPersonChanges(values: object, options?: { previousData: unknown }): Changes {
  const { business_roles } = values as EmployeeView
  const person = options?.previousData as EmployeeView
  return {
    ...(business_roles[0] !== person.business_roles[0] && { business_roles }),
    version: person.version,
  }
}
