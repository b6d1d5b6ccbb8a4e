import { z } from 'zod'
import type { ErrorCode } from './errors.ts'
import type { Route } from './route.ts'
import { pageInput, pageOf } from './wire/bookmark.ts'

/** One operation as both sides see it: its route, what goes in, what comes out, how it may fail. */
export interface Contract<
  R extends Route = Route,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> {
  route: R
  input: I
  output: O
  /** Expected failures besides INVALID_INPUT, SIGN_IN_REQUIRED, RATE_LIMITED, which any operation may give. */
  errors: readonly ErrorCode[]
  /** One sentence for the generated API document. */
  summary: string
}

interface Schemas<I extends z.ZodType, O extends z.ZodType> {
  summary: string
  input: I
  output: O
  errors?: readonly ErrorCode[]
}

export function contract<R extends Route, I extends z.ZodType, O extends z.ZodType>(
  route: R,
  { summary, input, output, errors = [] }: Schemas<I, O>,
): Contract<R, I, O> {
  return { route, summary, input, output, errors }
}

/** A contract whose output is one page of `item`: input gains `bookmark` and `page_size`. */
export function pagedContract<R extends Route, S extends z.ZodRawShape, V extends z.ZodType>(
  route: R,
  {
    summary,
    input,
    item,
    errors = [],
  }: { summary: string; input: S; item: V; errors?: readonly ErrorCode[] },
) {
  return contract(route, {
    summary,
    input: z.object({ ...input, ...pageInput }),
    output: pageOf(item),
    errors,
  })
}

export type InputOf<C extends Contract> = z.input<C['input']>
export type OutputOf<C extends Contract> = z.output<C['output']>
