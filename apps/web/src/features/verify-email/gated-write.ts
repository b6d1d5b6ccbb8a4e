import { baseApi } from '../../shared/api/base-api.ts'

/** What others meet of a member: for that a proved address is asked. */
const GATED: readonly string[] = ['createPin', 'createScheduled', 'createComment', 'createConversation']

const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** Whether an action of the store begins a write that members should have verified their email for. */
export const isGatedWrite = (action: unknown): boolean =>
  fieldOf(action, 'type') === `${baseApi.reducerPath}/executeMutation/pending` &&
  GATED.includes(String(fieldOf(fieldOf(fieldOf(action, 'meta'), 'arg'), 'endpointName')))
