import { BUSINESS_COUNTRIES } from '@tessera/api-types/business/business-options'
import type { Db, Deps } from '../../kernel/deps.ts'
import { createBusiness } from './business-service.ts'

// Where a browser does not tell; the owner corrects it in the business settings.
const FALLBACK_COUNTRY = 'US'

interface NewPartner {
  userId: string
  businessName: string
  email: string
  country: string
}

/** A person who signs up as a business partner owns that business from the start. // decided: B-1.10 */
export async function openBusinessOfPartner(
  tx: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { userId, businessName, email, country }: NewPartner,
): Promise<void> {
  await createBusiness(tx, deps, {
    ownerId: userId,
    name: businessName,
    vertical: 'OTHER',
    country: BUSINESS_COUNTRIES.find((known) => known === country) ?? FALLBACK_COUNTRY,
    website: null,
    contact_email: email,
    account_type: 'advertiser',
    profile: 'own',
  })
}
