import type { HubResource } from '../../shared/console-resource.ts'

/** Requests of other businesses stand with the invites. */
export const partnerRequests: Pick<HubResource, 'name' | 'allows'> = {
  name: 'requests',
  allows: (_action, { can_manage_partners }) => can_manage_partners,
}
