import type { z } from 'zod'
import { END_BOOKMARK, isIdIssue, type Contract, type Page } from '@tessera/api-types'
import type { Access, Route } from '@tessera/api-types/route'
import { refusal, type ViewerFor } from '@tessera/shared-auth'
import type { Context } from './context.ts'
import { DomainError, type FieldErrors } from './domain-error.ts'
import { raiseFeedVersion } from './feed-version.ts'
import { invalidInput } from './invalid-input.ts'
import { onceOnly } from './idempotency.ts'
import { unknownKeys } from './unknown-keys.ts'
import { pathOfNul, withWholeText } from './whole-text.ts'

/** A contract with the code that fulfils it. */
export interface Operation {
  contract: Contract
  /**
   * Access, then parse, then handle, then (where `checkOutput` is on) check the output against the contract.
   * @throws DomainError for every expected failure
   */
  run(raw: unknown, context: Context): Promise<unknown>
  /** Judges the fields of a form before its file is received; throws a DomainError. */
  beforeFile?(fields: Record<string, unknown>, context: Context): void
}

type Handler<C extends Contract> = (
  input: z.output<C['input']>,
  context: Context<ViewerFor<C['route']['access']>>,
) => Promise<z.input<C['output']>>

/** A handler in two steps: what needs the world outside the database, then what changes it. */
interface Steps<C extends Contract, P> {
  /** Runs outside of every transaction, and again when a call is retried before it succeeded. */
  prepare(input: z.output<C['input']>, context: Context<ViewerFor<C['route']['access']>>): Promise<P>
  /** With an Idempotency-Key this is one transaction. */
  handle(
    input: z.output<C['input']>,
    context: Context<ViewerFor<C['route']['access']>>,
    prepared: P,
  ): Promise<z.input<C['output']>>
  beforeFile?: Operation['beforeFile']
}

let checkOutput = false

/** Tests check outputs against their contract too; production trusts them, for speed. @internal */
export function setOutputChecks(isOn: boolean): void {
  checkOutput = isOn
}

export const implement = <C extends Contract>(contract: C, handler: Handler<C>): Operation =>
  implementInSteps<C, undefined>(contract, { prepare: async () => undefined, handle: handler })

export function implementInSteps<C extends Contract, P>(contract: C, steps: Steps<C, P>): Operation {
  const { route } = contract
  return {
    contract,
    ...(steps.beforeFile && { beforeFile: steps.beforeFile }),
    async run(raw, context) {
      const admitted = admit<C['route']['access']>(route, context)
      const input = parseInput(contract, raw)
      if (route.paged && asksBehindTheEnd(input)) return emptyPage
      const prepare = () => steps.prepare(input, admitted)
      const handle = (within: Context, prepared: P) =>
        steps.handle(input, within as typeof admitted, prepared)
      const answer = route.isIdempotent
        ? await onceOnly(route.name, input, context, { prepare, handle })
        : await handle(context, await prepare())
      if (route.kind === 'command' && !route.isReport) await raiseFeedVersion(context.viewer, context.deps)
      if (checkOutput) expectAsPromised(contract, answer)
      return answer
    },
  }
}

/** The caller as one whom a route admits; throws where it admits them not, or no change at all now. */
export function admit<A extends Access>(
  { access, kind, forgeryGuard }: Pick<Route, 'access' | 'kind' | 'forgeryGuard'>,
  context: Context,
): Context<ViewerFor<A>> {
  const refused = refusal(access, context.viewer)
  if (refused) throw new DomainError(refused)
  const isWriteBanned = context.viewer.state !== 'UNAUTH' && context.viewer.isWriteBanned
  if (isWriteBanned && kind === 'command' && !forgeryGuard) throw new DomainError('WRITE_BANNED')
  if (kind === 'command') refuseWithoutRoom(context)
  return context as Context<ViewerFor<A>>
}

/** The output itself goes out, here as in production: so nothing may be in it that the contract does not name. */
function expectAsPromised({ route, output }: Contract, answer: unknown): void {
  const strays = unknownKeys(answer, output.parse(answer))
  if (strays.length > 0) throw new Error(`${route.name} lets out ${strays.join(', ')}`)
}

const emptyPage: Page<unknown> = { items: [], bookmark: null }

/** A client that goes on asking with the mark of the end gets nothing more, not an error. */
const asksBehindTheEnd = (input: unknown): boolean =>
  (input as { bookmark?: string | null }).bookmark === END_BOOKMARK

const FULL_RETRY_AFTER_SECONDS = 60

function refuseWithoutRoom({ deps }: Context): void {
  if (deps.hasRoom()) return
  throw new DomainError('UNAVAILABLE', {
    reason: { key: 'refusal.noRoom' },
    retryAfter: FULL_RETRY_AFTER_SECONDS,
  })
}

function parseInput<C extends Contract>(contract: C, raw: unknown): z.output<C['input']> {
  const result = readLeniently(contract.input, raw ?? {})
  // JSON text within a field spells it otherwise; of a report, each part is judged for itself.
  const isWhole = result.success && !contract.route.isReport
  const nulField = pathOfNul(raw) ?? (isWhole ? pathOfNul(result.data) : null)
  const nul: FieldErrors = nulField === null ? {} : { [nulField || 'body']: { key: 'field.nul' } }
  if (!result.success) throw invalidInput(result.error, nul)
  if (nulField !== null) throw new DomainError('INVALID_INPUT', { fields: nul })
  return withWholeText(result.data) as z.output<C['input']>
}

/** As the schema reads it; a refused null, or a refused empty text in place of an id, counts as not given. */
function readLeniently(schema: z.ZodType, raw: object): z.ZodSafeParseResult<unknown> {
  const strict = schema.safeParse(raw)
  if (strict.success) return strict
  const given = new Map<PropertyKey, unknown>(Object.entries(raw))
  const isEmpty = (issue: z.core.$ZodIssue): boolean => {
    const value = given.get(issue.path[0] ?? '')
    return issue.path.length === 1 && (value === null || (value === '' && isIdIssue(issue)))
  }
  const empty = new Set(strict.error.issues.filter(isEmpty).map(({ path }) => path[0]))
  if (empty.size === 0) return strict
  const lenient = schema.safeParse(Object.fromEntries([...given].filter(([name]) => !empty.has(name))))
  return lenient.success ? lenient : strict
}
