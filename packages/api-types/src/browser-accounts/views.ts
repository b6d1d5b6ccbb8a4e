import { z } from 'zod'
import { Id } from '../wire/scalars.ts'

/** The business behind a business account. // spec 001 §3 */
export const AccountPartner = z.object({
  contact_email: z.string().nullable(),
  /** The person responsible for the business; the account's own address where that is not known here. */
  biz_ownership_email: z.string().nullable(),
  business_name: z.string().nullable(),
  /** Whether another account owns the business. */
  is_linked_business: z.boolean(),
})
export type AccountPartner = z.output<typeof AccountPartner>

const account = {
  id: Id,
  username: z.string(),
  email: z.string().nullable(),
  full_name: z.string(),
  image_medium_url: z.string().nullable(),
  image_large_url: z.string().nullable(),
  partner: AccountPartner.nullable(),
}

/** One level only: links of linked accounts are omitted. */
export const LinkedAccount = z.object({
  ...account,
  owners: z.array(z.never()),
  businesses: z.array(z.never()),
})

/** An account this browser can switch to. // spec 001 §3 */
export const SessionAccount = z.object({
  ...account,
  owners: z.array(LinkedAccount),
  businesses: z.array(LinkedAccount),
})

/** The shape of an account and of the accounts linked to it. */
export interface SessionAccount {
  id: string
  username: string
  email: string | null
  full_name: string
  image_medium_url: string | null
  image_large_url: string | null
  partner: AccountPartner | null
  owners: SessionAccount[]
  businesses: SessionAccount[]
}

/** The accounts of this browser, with what a page stores of them. */
export const BrowserAccounts = z.object({
  session_accounts: z.array(SessionAccount),
  /** Names this browser's set of accounts; null while there is but one. */
  group_id: z.string().nullable(),
  /** Accounts that may not be switched to before their password is given. */
  needs_password: z.array(Id),
})
export type BrowserAccounts = z.output<typeof BrowserAccounts>

export const AccountAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postal_code: z.string(),
  country: z.string(),
})

export const AccountAdvertiser = z.object({
  id: Id,
  name: z.string(),
  country: z.string(),
  currency: z.string(),
})

/** What only the accounts of the same browser learn of each other, beside what everybody may see. // spec 001 §7 */
export const AccountDetails = z.object({
  email: z.string().nullable(),
  owners: z.array(LinkedAccount),
  businesses: z.array(LinkedAccount),
  partner: AccountPartner.extend({ place: AccountAddress.nullable() }).nullable(),
  advertiser: AccountAdvertiser.nullable(),
})
export type AccountDetails = z.output<typeof AccountDetails>
