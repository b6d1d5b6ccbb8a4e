import { AttributionQuery, registrationOf } from '@tessera/api-types/third-parties/attribution'
import type { Deps } from '../../kernel/deps.ts'
import { invalidInput } from '../../kernel/invalid-input.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isActiveAdvertiser } from './attribution-store.ts'

/**
 * The value of the header that registers a click or view with the browser.
 * @throws DomainError INVALID_INPUT, ASSET_NOT_FOUND for advertisers who are not at work
 */
export async function registerSource(query: unknown, { read }: Pick<Deps, 'read'>): Promise<string> {
  const { data, error } = AttributionQuery.safeParse(query)
  if (error) throw invalidInput(error)
  if (!(await isActiveAdvertiser(read, data.advertiser_id))) throw new DomainError('ASSET_NOT_FOUND')
  return registrationOf(data)
}
