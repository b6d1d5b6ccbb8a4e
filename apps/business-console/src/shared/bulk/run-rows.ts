import { messageOf } from '../field-errors.ts'

/** How far a row is; one that failed has the reason in words. */
export type RowResult = { status: 'waiting' | 'running' | 'done' } | { status: 'failed'; reason: string }

interface Run<R> {
  call: (row: R) => Promise<unknown>
  report: (row: R, result: RowResult) => void
  /** Rows that have not begun once this holds stay waiting. */
  isStopped: () => boolean
}

const AT_ONCE = 3

/** Calls for each row, a few at a time; one that fails stops no other. */
export async function runRows<R>(rows: readonly R[], { call, report, isStopped }: Run<R>): Promise<void> {
  const waiting = [...rows]
  const work = async () => {
    for (let row = waiting.shift(); row !== undefined && !isStopped(); row = waiting.shift()) {
      report(row, { status: 'running' })
      try {
        await call(row)
        report(row, { status: 'done' })
      } catch (error) {
        report(row, { status: 'failed', reason: messageOf(error) })
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}
