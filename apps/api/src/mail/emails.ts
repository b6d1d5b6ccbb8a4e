import type { BusinessRole, GivenBusinessRole } from '@tessera/api-types/business/roles'

interface ToMember {
  name: string
  /** Where the button leads. */
  url: string
}

/** An amount of a currency; it is written in the way of the reader's language, as days are. */
export interface Money {
  micros: number
  currency: string
}

interface OwedInvoice extends ToMember {
  account: string
  invoice: string
  amount: Money
}

export type SecurityChange =
  | { change: 'appAdded' | 'appRemoved' | 'phoneRemoved' | 'recoveryCodesRenewed' }
  | { change: 'phoneAdded'; phoneEnd: string }
  | { change: 'passkeyAdded' | 'passkeyRemoved'; passkey: string }
  | { change: 'recoveryCodeUsed'; codesLeft: number }

export type PasscodeChange = 'changed' | 'removed' | 'locked'

export type MerchantDecision = 'approved' | 'declined' | 'nonCompliant' | 'suspended'

export type EmailedEvent =
  | 'follow'
  | 'follow_request'
  | 'request_approved'
  | 'comment'
  | 'reply'
  | 'mention'
  | 'message'
  | 'board_invite'
  | 'board_join_request'
  | 'board_join_approved'

/** What happens in a business and is emailed to those it concerns. */
export const EMAILED_BUSINESS_EVENTS = [
  'business_role',
  'business_access',
  'business_removed',
  'business_partner_joined',
  'business_partner_declined',
  'business_partner_access',
  'business_partner_removed',
] as const
export type EmailedBusinessEvent = (typeof EMAILED_BUSINESS_EVENTS)[number]

/** Every email this site sends, and what its texts tell besides the name of the site. */
interface EmailValues {
  welcome: ToMember
  finishSignUp: { url: string }
  addressGiven: ToMember
  verifyAgain: ToMember
  resetPassword: ToMember
  passwordChanged: ToMember
  confirmNewEmail: ToMember
  emailChanged: { name: string; newEmail: string }
  securityChanged: ToMember & SecurityChange
  deletionAsked: ToMember & { days: number }
  invitation: { inviter: string; url: string }
  messageInvitation: { sender: string; url: string }
  boardInvitation: { inviter: string; board: string; url: string }
  businessInvite: { inviter: string; business: string; role: GivenBusinessRole; url: string }
  partnerInvite: { inviter: string; business: string; type: 'PARTNER' | 'PARTNER_REQUEST'; url: string }
  dataExportReady: ToMember
  notification: ToMember & { event: EmailedEvent; actor: string; board?: string }
  businessChange: ToMember & {
    event: EmailedBusinessEvent
    business: string
    /** The other business of a partnership; nothing for everything else. */
    partner: string
    role: BusinessRole | 'none'
  }
  merchantDecision: ToMember & { business: string; decision: MerchantDecision }
  websiteLost: ToMember & { website: string; account: string }
  accountWebsiteLost: ToMember & { website: string; account: string }
  paymentFailed: OwedInvoice & { again: 'yes' | 'no'; retryAt: Date; dueAt: Date }
  adsOnHold: OwedInvoice
  invoiceIssued: OwedInvoice & { dueAt: Date; uses: 'all' | 'none' | 'part'; credit: Money; left: Money }
  creditNoteIssued: OwedInvoice & { creditNote: string; lowers: 'both' | 'less' | 'next' | 'this' }
  invoicePaid: OwedInvoice
  passcodeSet: ToMember
  passcodeRecovery: ToMember
  passcodeChanges: ToMember & { change: PasscodeChange }
}

export type EmailName = keyof EmailValues

/** A picture of what an email is about; it leads where the button does. */
export interface EmailPicture {
  /** Absolute: no page stands around it. */
  url: string
  alt: string
  width: number
  height: number
}

/** An email that is not written yet: its reader's language decides how it reads. */
export type Email = {
  [Name in EmailName]: {
    name: Name
    to: string
    values: EmailValues[Name]
    /** The language of a reader whose address belongs to no member. */
    locale?: string
    picture?: EmailPicture
    /** The words of a person that it is about. */
    quote?: string
  }
}[EmailName]
