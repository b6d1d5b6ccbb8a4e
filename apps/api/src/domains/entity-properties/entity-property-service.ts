import type { EntityView } from '@tessera/api-types/entity-properties/contracts'
import type { CustomShortcut } from '@tessera/api-types/entity-properties/shortcuts'
import type { Member } from '@tessera/shared-auth'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { mergeNavbarConfig, navbarConfig } from './entity-property-store.ts'

interface Entity {
  entity_id: string
}

/** @throws DomainError NOT_ALLOWED for entities of others, there or not */
export async function readProperties(
  { userId }: Member,
  entities: readonly Entity[],
  { read }: Pick<Deps, 'read'>,
): Promise<EntityView[]> {
  assertOwn(userId, entities)
  const config = await navbarConfig(read, userId)
  return entities.map(() => toView(userId, config))
}

/** @throws DomainError NOT_ALLOWED for entities of others, there or not */
export function upsertProperties(
  { userId }: Member,
  entities: readonly (Entity & { properties: { 'NAVBAR_CONFIG.customShortcuts': CustomShortcut[] } })[],
  { transact, now }: Pick<Deps, 'transact' | 'now'>,
): Promise<EntityView[]> {
  assertOwn(userId, entities)
  return transact(async (tx) => {
    const saved: EntityView[] = []
    for (const { properties } of entities) {
      const customShortcuts = properties['NAVBAR_CONFIG.customShortcuts']
      saved.push(toView(userId, await mergeNavbarConfig(tx, userId, { customShortcuts }, now())))
    }
    return saved
  })
}

/** The entity of a person is their own account: shortcuts follow them from business to business. // decided: B-3.49 */
function assertOwn(userId: string, entities: readonly Entity[]): void {
  if (entities.some(({ entity_id }) => entity_id !== userId)) throw new DomainError('NOT_ALLOWED')
}

const toView = (userId: string, config: object | null): EntityView => ({
  entity_id: userId,
  entity_type: 'BIZ_USER',
  properties: config === null ? {} : { NAVBAR_CONFIG: { ...config } },
})
