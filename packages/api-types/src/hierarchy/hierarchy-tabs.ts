/** The tabs of a node, in the order of the document. // spec 002 §2 */
export const HIERARCHY_TABS = [
  'ad-accounts',
  'profiles',
  'asset-groups',
  'employees',
  'partners',
  'business-members',
  'pending-child-businesses',
  'pending-organization-managers',
] as const
export type HierarchyTab = (typeof HIERARCHY_TABS)[number]
