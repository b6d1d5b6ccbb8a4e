import type { BusinessNotificationKind } from '@tessera/api-types/notifications/views'
import type { HistoryEntry } from './history-store.ts'

interface Notice {
  /** Notifications of the person concerned. */
  own: BusinessNotificationKind | null
  /** Notifications of the owner and the admins. */
  managers: BusinessNotificationKind
}

type Event = Pick<HistoryEntry, 'entityType' | 'action' | 'changes'>

/** Notifications about an entry of the history. // decided: B-4.08 */
export function noticesOf({ entityType, action, changes }: Event): Notice[] {
  if (entityType === 'INVITE') {
    const managers = ofInvite[action]
    // The invited person is notified with the link to respond by.
    return managers ? [{ own: null, managers }] : []
  }
  if (entityType === 'PARTNER') {
    const managers = ofPartner[action]
    return managers ? [{ own: null, managers }] : []
  }
  if (entityType === 'PROMOTION') return noticesOfPromotion(action)
  if (entityType === 'INVOICE') return noticesOfInvoice(action, changes)
  if (entityType !== 'EMPLOYEE') return []
  if (action === 'DELETE') return [{ own: 'business_removed', managers: 'business_member_removed' }]
  const isRole = ({ field }: { field: string }) => field === 'business_roles'
  return [
    ...(changes.some(isRole)
      ? [{ own: 'business_role', managers: 'business_member_role' } satisfies Notice]
      : []),
    ...(changes.every(isRole)
      ? []
      : [{ own: 'business_access', managers: 'business_member_access' } satisfies Notice]),
  ]
}

const ofInvite: Partial<Record<HistoryEntry['action'], BusinessNotificationKind>> = {
  INVITE: 'business_member_invited',
  ACCEPT: 'business_member_joined',
  DECLINE: 'business_member_declined',
}

const ofPartner: Partial<Record<HistoryEntry['action'], BusinessNotificationKind>> = {
  ACCEPT: 'business_partner_joined',
  DECLINE: 'business_partner_declined',
  UPDATE: 'business_partner_access',
  DELETE: 'business_partner_removed',
}

const statusIn = (changes: HistoryEntry['changes']): unknown =>
  changes.find(({ field }) => field === 'status')?.new

/** Those that billing holds, all of an account at once, have notices of their own. */
function noticesOfPromotion(action: HistoryEntry['action']): Notice[] {
  const notice = ofPromotion[action]
  return notice ? [notice] : []
}

const ofPromotion: Partial<Record<HistoryEntry['action'], Notice>> = {
  ACCEPT: { own: 'own_promotion_approved', managers: 'promotion_approved' },
  DECLINE: { own: 'own_promotion_rejected', managers: 'promotion_rejected' },
  COMPLETE: { own: 'own_promotion_completed', managers: 'promotion_completed' },
}

function noticesOfInvoice(action: HistoryEntry['action'], changes: HistoryEntry['changes']): Notice[] {
  if (action === 'ISSUE') return [{ own: null, managers: 'invoice_issued' }]
  if (action === 'PAY') return [{ own: null, managers: 'invoice_paid' }]
  return statusIn(changes) === 'OVERDUE' ? [{ own: null, managers: 'invoice_overdue' }] : []
}

const hubOf = (businessId: string) => `/business/${businessId}/hub`

export const invitePath = (token: string): string => `/business/invite/${token}/`
export const requestsPath = (businessId: string): string => `${hubOf(businessId)}/invites/requests`
export const invitesPath = (businessId: string): string => `${hubOf(businessId)}/invites`

/** Where a manager sees more of an entry; who is no longer there has a place in the history alone. */
export function pathOf({
  businessId,
  entityType,
  action,
  entityId,
}: Pick<HistoryEntry, 'businessId' | 'entityType' | 'action' | 'entityId'>): string {
  if (entityType === 'INVITE')
    return action === 'ACCEPT' ? `${hubOf(businessId)}/people` : invitesPath(businessId)
  if (entityType === 'INVOICE') return `${hubOf(businessId)}/invoices/${entityId}`
  if (action === 'DELETE') return `${hubOf(businessId)}/history`
  if (entityType !== 'PARTNER') return `${hubOf(businessId)}/people/${entityId}`
  return action === 'DECLINE' ? invitesPath(businessId) : `${hubOf(businessId)}/partners/${entityId}`
}

export const ownPathOf = ({ businessId, entityId }: Pick<HistoryEntry, 'businessId' | 'entityId'>): string =>
  `${hubOf(businessId)}/people/${entityId}`
