import type { OperationName } from '@tessera/api-types/routes'
import {
  alike,
  COLLEAGUES,
  inBusiness,
  MANAGERS,
  OWN_MANAGERS,
  type ObjectRights,
  type Rights,
} from './rights.ts'
import type { World } from './world.ts'

type Business = World['business']

const theChild = ({ childId }: Business) => ({ id: childId })
const theInvite = ({ childInviteId }: Business) => ({ id: childInviteId })
const theOffer = ({ askedManagerId }: Business) => ({ id: askedManagerId })
const ofTheChild = ({ childId }: Business) => ({ node_id: childId })
const tab = inBusiness(MANAGERS, ofTheChild)
/** The person who was asked reads the offer, although no member. */
const forTheAsked: Partial<ObjectRights> = { but: { stranger: 'ok' } }

export const hierarchyRights = {
  'hierarchyNodes.list': inBusiness(MANAGERS),
  'hierarchyNodes.get': inBusiness(MANAGERS, theChild),
  'hierarchyNodes.create': inBusiness(MANAGERS, (_business, { otherBusinessId }) => ({
    child_business_id: otherBusinessId,
  })),
  'hierarchyNodes.update': inBusiness(MANAGERS, ({ parentInviteId }) => ({
    id: parentInviteId,
    status: 'ACCEPTED',
  })),
  'hierarchyNodes.delete': inBusiness(MANAGERS, theChild),
  'hierarchyNodes.refresh': inBusiness(MANAGERS, theInvite),
  'hierarchyAdAccounts.list': tab,
  'hierarchyProfiles.list': tab,
  'hierarchyAssetGroups.list': tab,
  'hierarchyEmployees.list': tab,
  'hierarchyPartners.list': tab,
  'hierarchyBusinessMembers.list': tab,
  'hierarchyPendingChildren.list': tab,
  'hierarchyPendingManagers.list': tab,
  'organizationManagers.list': inBusiness(MANAGERS),
  'organizationManagers.get': inBusiness(MANAGERS, theOffer, forTheAsked),
  'organizationManagers.create': inBusiness(OWN_MANAGERS, ({ childId }, { names }) => ({
    node_id: childId,
    username: names.follower,
  })),
  'organizationManagers.update': inBusiness(
    [],
    (business) => ({ ...theOffer(business), status: 'ACCEPTED' }),
    { ...forTheAsked, sees: COLLEAGUES },
  ),
  'organizationManagers.delete': inBusiness(OWN_MANAGERS, theOffer),
  'organizationManagers.refresh': inBusiness(OWN_MANAGERS, theOffer),
  'organizationManagers.received': alike('member'),
} satisfies Partial<Record<OperationName, Rights>>
