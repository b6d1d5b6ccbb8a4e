import type { OperationName } from '@tessera/api-types/routes'
import { comeAndGo, COLLEAGUES, inBusiness, MANAGERS, type Rights } from './rights.ts'
import type { World } from './world.ts'

type Business = World['business']

const theTag = ({ tagId }: Business) => ({ id: tagId })
/** An employee sees the tags of ad accounts they work with. */
const outsideOfAccount = { businessEmployee: 'TAG_NOT_FOUND' } as const

export const goodsRights = {
  'tags.list': inBusiness(COLLEAGUES),
  'tags.get': inBusiness(COLLEAGUES, theTag, { but: outsideOfAccount }),
  'tags.create': inBusiness(
    MANAGERS,
    ({ adAccountId }) => ({ name: 'Second shop', ad_account_id: adAccountId }),
    { but: { businessEmployee: 'ASSET_NOT_FOUND' } },
  ),
  'tags.update': inBusiness(MANAGERS, (business) => ({ ...theTag(business), name: 'Renamed' }), {
    but: outsideOfAccount,
  }),
  'tags.delete': inBusiness(MANAGERS, theTag, { but: outsideOfAccount }),
  'tagAdAccounts.list': inBusiness(COLLEAGUES, ({ tagId }) => ({ tag_id: tagId }), { but: outsideOfAccount }),
  'tagEvents.receive': comeAndGo('anyone', ({ business }) => ({
    tag_id: business.tagId,
    event_name: 'page_visit',
  })),
} satisfies Partial<Record<OperationName, Rights>>
