import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { mayMeet, standingFor, type Standing } from './reception-policy.ts'
import { addressOf, findReceivers, findTiedToAll, type ReceiverRow } from './reception-store.ts'

export interface Gathering {
  senderId: string
  /** Whom the sender writes to. */
  receiverIds: readonly string[]
  /** Others who take part already. */
  besideIds?: readonly string[]
  /** Addresses, which may be of people nobody knows yet. */
  hasAddresses?: boolean
}

/**
 * How each receiver takes what the sender writes.
 * @throws DomainError USER_NOT_FOUND for who is not there for the sender, MESSAGES_NOT_TAKEN where one does not take it
 */
export async function standingsOf(
  tx: Db,
  gathering: Gathering,
  deps: Pick<Deps, 'now'>,
): Promise<Map<string, Standing>> {
  const { receiverIds } = gathering
  const byId = await requireCompany(tx, gathering, deps)
  const standings = new Map<string, Standing>()
  for (const id of receiverIds) {
    const receiver = byId.get(id)
    if (!receiver) throw new DomainError('USER_NOT_FOUND')
    const standing = standingFor(receiver)
    if (standing === null) throw new DomainError('MESSAGES_NOT_TAKEN')
    standings.set(id, standing)
  }
  return standings
}

/**
 * Those of a gathering who are there for the sender.
 * @throws DomainError MESSAGES_NOT_TAKEN when one of them is too young for this company
 */
export async function requireCompany(
  tx: Db,
  { senderId, receiverIds, besideIds = [], hasAddresses = false }: Gathering,
  { now }: Pick<Deps, 'now'>,
): Promise<Map<string, ReceiverRow>> {
  const all = [senderId, ...receiverIds, ...besideIds]
  const found = await findReceivers(tx, senderId, all)
  const at = now()
  const young = found.filter(({ birthday }) => !mayOpenProfile(birthday, at)).map(({ id }) => id)
  const tied =
    young.length === 0
      ? null
      : await findTiedToAll(
          tx,
          young,
          found.map(({ id }) => id),
        )
  const company = young.map((id) => ({ isUnder16: true, isTiedToAll: tied?.has(id) ?? false }))
  if (!mayMeet(company, hasAddresses)) throw new DomainError('MESSAGES_NOT_TAKEN')
  return new Map(found.map((row) => [row.id, row]))
}

/** Who is named, by id or by an address, without the sender; whose the addresses are is not asked. */
export async function whoIsNamed(
  tx: Db,
  senderId: string,
  { user_ids, emails }: { user_ids: readonly string[]; emails: readonly string[] },
): Promise<{ ids: string[]; addresses: string[] }> {
  const addresses = new Set(emails.map((email) => email.toLowerCase()))
  if (addresses.size > 0) addresses.delete(await addressOf(tx, senderId))
  const ids = new Set(user_ids)
  ids.delete(senderId)
  return { ids: [...ids], addresses: [...addresses] }
}
