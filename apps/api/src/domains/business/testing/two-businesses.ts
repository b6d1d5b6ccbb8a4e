import type { OperationName } from '@tessera/api-types/routes'
import type { AssetPermission } from '@tessera/api-types/business/roles'
import type { InviteView } from '@tessera/api-types/business/views'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../../kernel/deps.ts'
import { callAs } from '../../../testing/test-callers.ts'
import { aBusiness, aColleague, anAdAccount, operation } from './a-business.ts'

/** A business with an owner, an employee and an ad account, and calls in it. */
async function aSide(deps: Deps, name: string) {
  const business = await aBusiness(deps, name)
  const employee = await aColleague(deps, business.id)
  const accountId = await anAdAccount(deps, business.id, `Ads of ${name}`)
  const as =
    (who: Member) =>
    async <T = unknown>(call: OperationName, input: object = {}): Promise<T> =>
      (await callAs(deps, who)(operation(call), { business_id: business.id, ...input })) as T
  return { ...business, name, employee, accountId, as, call: as(business.owner), asEmployee: as(employee) }
}

export type Side = Awaited<ReturnType<typeof aSide>>

/** A client and an agency that do not work together yet. */
export async function aClientAndAnAgency(deps: Deps) {
  const client = await aSide(deps, 'Client')
  const agency = await aSide(deps, 'Agency')
  await deps.read
    .updateTable('businesses')
    .set({ accountType: 'agency' })
    .where('id', '=', agency.id)
    .execute()
  return { client, agency }
}

/** The client shares its ad account with the agency, which accepts. */
export async function share(client: Side, agency: Side, permissions: AssetPermission[] = ['ANALYST']) {
  const { id } = await client.call<InviteView>('partnerInvites.create', {
    invite_type: 'PARTNER',
    partner: agency.id,
    assets: [{ id: client.accountId, type: 'AD_ACCOUNT', permissions }],
  })
  await agency.call('partnerRequests.update', { id, status: 'ACCEPTED' })
}

/** An admin of the agency passes the account of the client on to the employee. */
export const assign = (client: Side, agency: Side, permissions: AssetPermission[] = ['ANALYST']) =>
  agency.call('employees.update', {
    id: agency.employee.userId,
    assets: [{ id: client.accountId, type: 'AD_ACCOUNT', permissions }],
  })
