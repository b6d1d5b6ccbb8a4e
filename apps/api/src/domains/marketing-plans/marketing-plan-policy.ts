import type { BusinessRole } from '@tessera/api-types/business/roles'

/** Colleagues read plans; who manages the business makes them. */
export const canPlan = ({ role }: { role: BusinessRole }): boolean => role !== 'EMPLOYEE'
