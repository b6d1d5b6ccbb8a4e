import { z } from 'zod'
import { contract } from '../contract.ts'
import { adminListInput, adminListOf } from '../wire/admin-list.ts'
import { Id, text } from '../wire/scalars.ts'
import { hierarchyRoutes as routes } from './routes.ts'
import {
  HierarchyAdAccountView,
  HierarchyAssetGroupView,
  HierarchyEmployeeView,
  HierarchyMemberView,
  HierarchyNodeView,
  HierarchyPartnerView,
  HierarchyProfileView,
  OrganizationManagerView,
} from './views.ts'

const search = z.string().max(200)
const record = z.object({ business_id: Id, id: Id })
const answer = record.extend({ status: z.enum(['ACCEPTED', 'DECLINED']) })

const inNode = <const F extends readonly [string, ...string[]]>(fields: F, by: F[number]) =>
  adminListInput(fields, { q: search.optional() }, [by, 'ASC']).extend({ node_id: Id })

const reading = ['BUSINESS_NOT_FOUND', 'NOT_ALLOWED'] as const
const ofNode = [...reading, 'HIERARCHY_NODE_NOT_FOUND'] as const
const ofManager = [...reading, 'ORGANIZATION_MANAGER_NOT_FOUND'] as const

const tab = <I extends z.ZodType, V extends z.ZodType>(summary: string, input: I, item: V) => ({
  summary: `${summary} of a business in the hierarchy and of all below it.`,
  input,
  output: adminListOf(item),
  errors: ofNode,
})

const treeContracts = {
  'hierarchyNodes.list': contract(routes['hierarchyNodes.list'], {
    summary: 'The businesses below one, with it, and those invited; also who invites it.',
    input: adminListInput(
      ['id', 'name', 'depth', 'created_time'],
      { q: search.optional(), root: Id.optional(), parent: Id.optional() },
      ['depth', 'ASC'],
    ),
    output: adminListOf(HierarchyNodeView),
    errors: ofNode,
  }),
  'hierarchyNodes.get': contract(routes['hierarchyNodes.get'], {
    summary: 'One business of the hierarchy, or one invite.',
    input: record,
    output: HierarchyNodeView,
    errors: ofNode,
  }),
  'hierarchyNodes.create': contract(routes['hierarchyNodes.create'], {
    summary: 'Invites a business to become a child of this one.',
    input: z.object({ business_id: Id, child_business_id: Id }),
    output: HierarchyNodeView,
    errors: [...reading, 'CONFLICT'],
  }),
  'hierarchyNodes.update': contract(routes['hierarchyNodes.update'], {
    summary: 'Answers the invite of another business.',
    input: answer,
    output: z.object({ id: Id }),
    errors: [...ofNode, 'CONFLICT'],
  }),
  'hierarchyNodes.delete': contract(routes['hierarchyNodes.delete'], {
    summary: 'Takes an invite back, or unlinks a business with all below it.',
    input: record,
    output: z.object({ id: Id }),
    errors: ofNode,
  }),
  'hierarchyNodes.refresh': contract(routes['hierarchyNodes.refresh'], {
    summary: 'Sends an invite anew.',
    input: record,
    output: HierarchyNodeView,
    errors: ofNode,
  }),
}

const managerContracts = {
  'organizationManagers.list': contract(routes['organizationManagers.list'], {
    summary: 'Who manages several businesses of the hierarchy at once.',
    input: adminListInput(['id', 'full_name', 'created_time'], { q: search.optional() }, [
      'full_name',
      'ASC',
    ]),
    output: adminListOf(OrganizationManagerView),
    errors: reading,
  }),
  'organizationManagers.get': contract(routes['organizationManagers.get'], {
    summary: 'One organization manager; the person named may read it before they answer.',
    input: record,
    output: OrganizationManagerView,
    errors: ofManager,
  }),
  'organizationManagers.create': contract(routes['organizationManagers.create'], {
    summary: 'Names a person as manager of a business of the hierarchy and of all below it.',
    input: z.object({ business_id: Id, node_id: Id, username: text({ min: 1, max: 60 }) }),
    output: OrganizationManagerView,
    errors: [...ofNode, 'CONFLICT'],
  }),
  'organizationManagers.update': contract(routes['organizationManagers.update'], {
    summary: 'Answers, as the person who was named.',
    input: answer,
    output: z.object({ id: Id }),
    errors: ofManager,
  }),
  'organizationManagers.delete': contract(routes['organizationManagers.delete'], {
    summary: 'Ends what a manager may do, or takes the invite back.',
    input: record,
    output: z.object({ id: Id }),
    errors: ofManager,
  }),
  'organizationManagers.refresh': contract(routes['organizationManagers.refresh'], {
    summary: 'Asks the person anew.',
    input: record,
    output: OrganizationManagerView,
    errors: ofManager,
  }),
  'organizationManagers.received': contract(routes['organizationManagers.received'], {
    summary: 'Which businesses the signed-in person was asked to manage, and has not answered yet.',
    input: z.object({}),
    output: z.array(OrganizationManagerView),
  }),
}

const ofPeople = ['id', 'full_name', 'username', 'business'] as const

export const hierarchyContracts = {
  ...treeContracts,
  ...managerContracts,
  'hierarchyAdAccounts.list': contract(
    routes['hierarchyAdAccounts.list'],
    tab(
      'The ad accounts',
      inNode(['id', 'name', 'country', 'currency', 'status', 'business'], 'name'),
      HierarchyAdAccountView,
    ),
  ),
  'hierarchyProfiles.list': contract(
    routes['hierarchyProfiles.list'],
    tab('The profiles', inNode(ofPeople, 'full_name'), HierarchyProfileView),
  ),
  'hierarchyAssetGroups.list': contract(
    routes['hierarchyAssetGroups.list'],
    tab('The asset groups', inNode(['id', 'name', 'business'], 'name'), HierarchyAssetGroupView),
  ),
  'hierarchyEmployees.list': contract(
    routes['hierarchyEmployees.list'],
    tab('The people', inNode([...ofPeople, 'created_time'], 'full_name'), HierarchyEmployeeView),
  ),
  'hierarchyPartners.list': contract(
    routes['hierarchyPartners.list'],
    tab('The partners', inNode(['id', 'name', 'business', 'created_time'], 'name'), HierarchyPartnerView),
  ),
  'hierarchyBusinessMembers.list': contract(
    routes['hierarchyBusinessMembers.list'],
    tab('Everybody who comes into the hub', inNode(ofPeople, 'full_name'), HierarchyMemberView),
  ),
  'hierarchyPendingChildren.list': contract(
    routes['hierarchyPendingChildren.list'],
    tab(
      'The open invites to become a child',
      inNode(['id', 'name', 'created_time'], 'name'),
      HierarchyNodeView,
    ),
  ),
  'hierarchyPendingManagers.list': contract(
    routes['hierarchyPendingManagers.list'],
    tab(
      'The people asked to manage',
      inNode(['id', 'full_name', 'created_time'], 'full_name'),
      OrganizationManagerView,
    ),
  ),
}
