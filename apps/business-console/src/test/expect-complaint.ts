import { vi } from 'vitest'

/** Lets one line to the console pass: react-admin tells developers of each call that failed. */
export function expectComplaint(): void {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
}
