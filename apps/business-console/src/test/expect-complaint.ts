import { vi } from 'vitest'

/** Lets one line to the console pass: react-admin logs each failed call. */
export function expectComplaint(): void {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
}
