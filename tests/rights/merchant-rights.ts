import type { OperationName } from '@tessera/api-types/routes'
import { alike, inBusiness, MANAGERS, type ObjectRights, type Outcome, type Rights } from './rights.ts'
import type { World } from './world.ts'

type Business = World['business']

/** A call about the account a business acts as, whose managers alone may make it. */
function ofMerchant(input: (business: Business) => Record<string, unknown>, done: Outcome): Rights {
  const { access, objects } = inBusiness(MANAGERS, undefined, { done })
  const target: ObjectRights = {
    ...(objects['business'] as ObjectRights),
    input: ({ business }) => input(business),
  }
  return { access, objects: { business: target } }
}

const theMerchant = ({ profileId }: Business) => ({ userId: profileId })

export const merchantRights = {
  'verifiedMerchants.get': alike('anyone', ({ business }) => theMerchant(business)),
  'verifiedMerchants.apply': ofMerchant(
    (business) => ({
      ...theMerchant(business),
      shipping_policy_url: 'https://kiln.test/shipping',
      return_policy_url: 'https://kiln.test/returns',
      accepts_guidelines: true,
    }),
    'ok',
  ),
  'verifiedMerchants.appeal': ofMerchant(
    (business) => ({ ...theMerchant(business), appeal_comment: 'Please look again.' }),
    'MERCHANT_STATE',
  ),
  'verifiedMerchants.leave': ofMerchant(theMerchant, 'MERCHANT_STATE'),
  'verifiedMerchants.recheck': ofMerchant(theMerchant, 'MERCHANT_STATE'),
  'merchantAppeals.list': alike('employee'),
  'merchantAppeals.get': alike('employee', () => ({ id: '1' }), { done: 'NOT_FOUND' }),
  'merchantAppeals.update': alike('employee', () => ({ id: '1', decision: 'approved' }), {
    done: 'NOT_FOUND',
  }),
} satisfies Partial<Record<OperationName, Rights>>
