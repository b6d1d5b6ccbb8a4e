import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { hidePinFrom, showPinTo } from './hidden-pin-store.ts'
import { loadPinRows } from './pin-card-store.ts'

async function hiddenOf(tx: Db, viewer: Member, pinId: string) {
  const [pin] = await loadPinRows(tx, viewer, [pinId])
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  return { userId: viewer.userId, aggregatedPinId: pin.aggregatedPinId }
}

/** Keeps a pin and its copies out of the member's feeds. */
export const hidePin = (viewer: Member, pinId: string, deps: Pick<Deps, 'now' | 'transact'>): Promise<null> =>
  deps.transact(async (tx) => {
    await hidePinFrom(tx, await hiddenOf(tx, viewer, pinId), deps.now())
    return null
  })

/** Lets the member's feeds show a pin again. */
export const unhidePin = (
  viewer: Member,
  pinId: string,
  { transact }: Pick<Deps, 'transact'>,
): Promise<null> =>
  transact(async (tx) => {
    await showPinTo(tx, await hiddenOf(tx, viewer, pinId))
    return null
  })
