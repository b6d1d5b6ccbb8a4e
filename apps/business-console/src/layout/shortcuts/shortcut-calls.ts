import { HttpError } from 'react-admin'
import { isEnabledGroup } from '@tessera/api-types/experiments/experiment-flags'
import type { RunOperation } from '../../providers/run-operation.ts'
import type { Shortcuts } from './shortcut-list.ts'

/** Who arranges shortcuts, and with what. */
export interface ShortcutOwner {
  run: RunOperation
  userId: string
  isSignedIn: boolean
  /** Their group of the navigation experiment. */
  group: string | null
}

export type SaveResult = 'saved' | 'Upsert_Error' | 'Auth_Error' // spec 002 §8

const LOG = 'pro_partner_header.dynamic_menu.shortcuts' // spec 002 §8

export const mayHaveShortcuts = ({ isSignedIn, group }: Pick<ShortcutOwner, 'isSignedIn' | 'group'>) =>
  isSignedIn && isEnabledGroup(group)

/** The shortcuts of a person; nobody else is asked about. @throws what the call threw, once it is logged */
export async function readShortcuts(owner: ShortcutOwner): Promise<Shortcuts> {
  if (!mayHaveShortcuts(owner)) return []
  try {
    const [entity] = await owner.run('entityProperties.batchRead', {
      entities: [entityOf(owner)],
      property_keys: ['NAVBAR_CONFIG'],
    })
    return entity?.properties.NAVBAR_CONFIG?.customShortcuts ?? []
  } catch (error) {
    log(owner, 'get_error')
    throw error
  }
}

export async function saveShortcuts(owner: ShortcutOwner, shortcuts: Shortcuts): Promise<SaveResult> {
  if (!mayHaveShortcuts(owner)) return 'Auth_Error'
  try {
    const properties = { 'NAVBAR_CONFIG.customShortcuts': [...shortcuts] }
    await owner.run('entityProperties.batchUpsert', { entities: [{ ...entityOf(owner), properties }] })
    return 'saved'
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) return 'Auth_Error'
    log(owner, 'upsert_error')
    return 'Upsert_Error'
  }
}

const entityOf = ({ userId }: ShortcutOwner) => ({ entity_id: userId, entity_type: 'BIZ_USER' as const })

/** Tells the site's own counters; that this fails, too, changes nothing. */
function log({ run }: ShortcutOwner, what: 'get_error' | 'upsert_error'): void {
  run('tracking.measure', { metrics: [{ name: `${LOG}.${what}` }] }).catch(() => undefined)
}
