import { MAX_BULK_PINS } from '@tessera/api-types/content-limits'

type Outcome = { pin_ids: string[]; skipped_pin_ids: string[] }
type Sent = { data?: Outcome; error?: unknown }

/** Changes as many pins as were chosen, part by part; what is left after an error was not changed. */
export async function inParts(pinIds: readonly string[], send: (part: string[]) => PromiseLike<Sent>) {
  const done: string[] = []
  let skipped = 0
  for (let at = 0; at < pinIds.length; at += MAX_BULK_PINS) {
    const { data, error } = await send(pinIds.slice(at, at + MAX_BULK_PINS))
    if (!data) return { done, skipped, left: pinIds.slice(at), error }
    done.push(...data.pin_ids)
    skipped += data.skipped_pin_ids.length
  }
  return { done, skipped, left: [], error: undefined }
}
