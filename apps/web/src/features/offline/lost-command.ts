import { baseApi } from '../../shared/api/base-api.ts'
import { OFFLINE_STATUS } from '../../shared/api/call.ts'

/** What the page sends of itself; nobody waits for it. */
const SILENT: readonly string[] = [
  'uploadEvents',
  'sendMeasures',
  'activateExperiments',
  'refreshToken',
  'refreshStoredAccounts',
  'listSessionAccounts',
  'countryToken',
  'advertisingId',
  'rememberSearches',
  'beginOneTap',
]

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** Whether an action of the store is the end of something a person did, for lack of a connection. */
export function isLostCommand(action: unknown): boolean {
  if (fieldOf(action, 'type') !== `${baseApi.reducerPath}/executeMutation/rejected`) return false
  if (fieldOf(fieldOf(action, 'payload'), 'httpStatus') !== OFFLINE_STATUS) return false
  const ask = fieldOf(fieldOf(action, 'meta'), 'arg')
  return !SILENT.includes(String(fieldOf(ask, 'endpointName')))
}
