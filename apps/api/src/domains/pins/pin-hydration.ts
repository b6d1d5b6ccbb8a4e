import type { PinCard, PinView, RecommendationReason } from '@tessera/api-types/pins/views'
import type { Viewer } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { loadPinDetail, loadPinRows } from './pin-card-store.ts'
import type { PinDetailRow } from './pin-row.ts'
import { toPinCard, toPinView } from './pin-view.ts'

/**
 * Cards of the pins in the order of `ids`, in one statement; what the viewer may not see is
 * left out. Hand in `{read: deps.replica, site: deps.site}` for reads that may lag.
 * @param reasons by pin id, why a pin was chosen
 */
export async function hydratePinCards(
  { read, site }: Pick<Deps, 'read' | 'site'>,
  viewer: Viewer,
  ids: readonly string[],
  reasons?: ReadonlyMap<string, RecommendationReason>,
): Promise<PinCard[]> {
  if (ids.length === 0) return []
  const rows = await loadPinRows(read, viewer, ids)
  return rows.map((row) => toPinCard(row, viewer, site, reasons?.get(row.id) ?? null))
}

/** A pin with all its closeup shows; throws PIN_NOT_FOUND. */
export async function findPinDetail(
  viewer: Viewer,
  id: string,
  { read }: Pick<Deps, 'read'>,
): Promise<PinDetailRow> {
  const pin = await loadPinDetail(read, viewer, id)
  if (!pin) throw new DomainError('PIN_NOT_FOUND')
  return pin
}

export const pinViewOf = async (
  viewer: Viewer,
  id: string,
  deps: Pick<Deps, 'read' | 'site'>,
): Promise<PinView> => toPinView(await findPinDetail(viewer, id, deps), viewer, deps.site)
