import type { AccountDetails, LinkedAccount, SessionAccount } from '@tessera/api-types/browser-accounts/views'
import { BusinessAddress } from '@tessera/api-types/business/views'
import { imageUrl } from '@tessera/api-types/images/image-path'
import type { z } from 'zod'
import type { Site } from '../../kernel/deps.ts'
import type { AccountLinks } from '../business/account-links-service.ts'
import type { AccountRow } from './remembered-person-store.ts'

export interface Facts {
  site: Site
  /** Rows of the accounts that are signed in on this browser: only they may know each other's addresses. */
  signedIn: ReadonlyMap<string, AccountRow>
  links: AccountLinks
}

type Shown = Omit<AccountRow, 'email'>

/** An account of this browser as the account switcher lists it. */
export const toSessionAccount = (row: Shown, facts: Facts): z.output<typeof SessionAccount> => {
  const { owners, businesses, behind } = facts.links
  const toLinked = (linked: Shown): z.output<typeof LinkedAccount> => ({
    ...identityOf(linked, facts),
    partner: partnerOf(linked, facts, null, false),
    owners: [],
    businesses: [],
  })
  return {
    ...identityOf(row, facts),
    partner: partnerOf(row, facts, behind?.contactEmail ?? null, owners.length > 0, ownerEmail(facts)),
    owners: owners.map(toLinked),
    businesses: businesses.map(toLinked),
  }
}

/** What the switcher learns beside what everybody may see. */
export function toAccountDetails(row: Shown, facts: Facts): AccountDetails {
  const { email, owners, businesses, partner } = toSessionAccount(row, facts)
  const { behind } = facts.links
  const place = BusinessAddress.safeParse(behind?.businessAddress)
  return {
    email,
    owners,
    businesses,
    partner: partner && { ...partner, place: place.success ? place.data : null },
    advertiser:
      behind?.adAccountId == null
        ? null
        : {
            id: behind.adAccountId,
            name: behind.adAccountName ?? '',
            country: behind.adAccountCountry ?? '',
            currency: behind.adAccountCurrency ?? '',
          },
  }
}

const emailOf = (id: string, { signedIn }: Facts): string | null => signedIn.get(id)?.email ?? null

/** The owner's address, where the owner is signed in on the same browser. */
const ownerEmail = (facts: Facts): string | null => {
  const owner = facts.links.owners.find(({ id }) => facts.signedIn.has(id))
  return owner ? emailOf(owner.id, facts) : null
}

const identityOf = (row: Shown, facts: Facts) => ({
  id: row.id,
  username: row.username,
  email: emailOf(row.id, facts),
  full_name: row.fullName,
  image_medium_url: row.avatarSignature && imageUrl(facts.site.imageBase, row.avatarSignature, '136x136'),
  image_large_url: row.avatarSignature && imageUrl(facts.site.imageBase, row.avatarSignature, '474x'),
})

const partnerOf = (
  row: Shown,
  facts: Facts,
  contactEmail: string | null,
  isLinked: boolean,
  ownershipEmail: string | null = null,
) =>
  row.isPartner
    ? {
        contact_email: facts.signedIn.has(row.id) ? contactEmail : null,
        biz_ownership_email: facts.signedIn.has(row.id) ? (ownershipEmail ?? emailOf(row.id, facts)) : null,
        business_name: row.businessName,
        is_linked_business: isLinked,
      }
    : null
