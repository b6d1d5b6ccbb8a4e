import type { Db } from '../../kernel/deps.ts'
import { DomainError, type FieldErrors } from '../../kernel/domain-error.ts'
import { provedHosts } from '../websites/website-service.ts'
import { isOnHosts } from './program-rules.ts'

/**
 * The policies of a merchant stand on a website that is proved to be theirs, if there is one.
 * @throws DomainError INVALID_INPUT
 */
export async function requireOnWebsite(
  tx: Db,
  userId: string,
  urls: Readonly<Record<string, string>>,
): Promise<void> {
  const hosts = await provedHosts(tx, userId)
  if (hosts.length === 0) return
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(urls)
      .filter(([, url]) => !isOnHosts(url, hosts))
      .map(([field]) => [field, { key: 'field.onVerifiedWebsite', params: { hosts } }]),
  )
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', { fields })
}
