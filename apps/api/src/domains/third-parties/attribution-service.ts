import { AttributionQuery, registrationOf } from '@tessera/api-types/third-parties/attribution'
import type { Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { isActiveAdvertiser } from './attribution-store.ts'

/**
 * The value of the header that registers a click or view with the browser.
 * @throws DomainError INVALID_INPUT, ASSET_NOT_FOUND for advertisers who are not at work
 */
export async function registerSource(query: unknown, { read }: Pick<Deps, 'read'>): Promise<string> {
  const { data, error } = AttributionQuery.safeParse(query)
  if (error) {
    const issues = error.issues.map(({ path, message }) => [String(path[0]), [message]])
    throw new DomainError('INVALID_INPUT', { fields: Object.fromEntries(issues) })
  }
  if (!(await isActiveAdvertiser(read, data.advertiser_id))) throw new DomainError('ASSET_NOT_FOUND')
  return registrationOf(data)
}
