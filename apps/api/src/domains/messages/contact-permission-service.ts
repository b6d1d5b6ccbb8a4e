import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { mayOpenProfile } from '../accounts/age-rules.ts'
import { mayConverse, standingFor, type Standing } from './contact-permission-policy.ts'
import { addressOf, findReceivers, findMutualsOfAll, type ReceiverRow } from './contact-permission-store.ts'

export interface Participants {
  senderId: string
  /** The members the sender writes to. */
  receiverIds: readonly string[]
  /** Members who already take part. */
  besideIds?: readonly string[]
  /** Whether email addresses are among the participants, which may belong to no member yet. */
  hasAddresses?: boolean
}

/**
 * The state in which each receiver joins: as a member, or with a contact request.
 * @throws DomainError USER_NOT_FOUND for a receiver the sender may not see, MESSAGES_NOT_TAKEN for one who does not accept it
 */
export async function standingsOf(
  tx: Db,
  participants: Participants,
  deps: Pick<Deps, 'now'>,
): Promise<Map<string, Standing>> {
  const { receiverIds } = participants
  const byId = await requireContact(tx, participants, deps)
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
 * The participants the sender may write to.
 * @throws DomainError MESSAGES_NOT_TAKEN when one of them is too young for these participants
 */
export async function requireContact(
  tx: Db,
  { senderId, receiverIds, besideIds = [], hasAddresses = false }: Participants,
  { now }: Pick<Deps, 'now'>,
): Promise<Map<string, ReceiverRow>> {
  const all = [senderId, ...receiverIds, ...besideIds]
  const found = await findReceivers(tx, senderId, all)
  const at = now()
  const young = found.filter(({ birthday }) => !mayOpenProfile(birthday, at)).map(({ id }) => id)
  const mutuals =
    young.length === 0
      ? null
      : await findMutualsOfAll(
          tx,
          young,
          found.map(({ id }) => id),
        )
  const ages = young.map((id) => ({ isUnder16: true, followsAllMutually: mutuals?.has(id) ?? false }))
  if (!mayConverse(ages, hasAddresses)) throw new DomainError('MESSAGES_NOT_TAKEN')
  return new Map(found.map((row) => [row.id, row]))
}

/** The ids and addresses named in a request, without the sender's own; addresses are not resolved to members. */
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
