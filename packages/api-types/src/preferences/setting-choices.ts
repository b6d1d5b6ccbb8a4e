/** Who may do something to a member. */
export const AUDIENCES = ['anyone', 'followed', 'nobody'] as const
export type Audience = (typeof AUDIENCES)[number]

/** Emails a member may turn off; those about the safety of an account are always sent. */
export const EMAIL_KINDS = ['follows', 'comments', 'mentions', 'messages', 'business'] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** The choice of who unsubscribes from all. */
export const NO_EMAILS: Readonly<Record<EmailKind, false>> = {
  follows: false,
  comments: false,
  mentions: false,
  messages: false,
  business: false,
}

/** Kinds of notifications on the site that a member may switch off. */
export const MUTABLE_NOTIFICATION_KINDS = [
  'follows',
  'comments',
  'mentions',
  'reactions',
  'saves',
  'prices',
] as const
export type MutableNotificationKind = (typeof MUTABLE_NOTIFICATION_KINDS)[number]

/** Days between the wish to delete an account and its end. */
export const DELETION_GRACE_DAYS = 14

/** What a member may choose as their gender; the last is free text. */
export const GENDERS = ['female', 'male', 'unspecified', 'custom'] as const
export type Gender = (typeof GENDERS)[number]
export const CUSTOM_GENDER_MAX = 30
