import { loadScript } from './load-script.ts'

type Enterprise = {
  ready: (task: () => void) => void
  execute: (key: string, options: { action: string }) => Promise<string>
}

export const SCRIPT_MISSING = 'Error loading reCAPTCHA Enterprise' // spec 001 §8

/** Asks somebody else's script for a token. Rejects with `SCRIPT_MISSING` where it is not there. */
export async function tokenOfScript(scriptUrl: string, siteKey: string, action: string): Promise<string> {
  const missing = (cause?: unknown) => new Error(SCRIPT_MISSING, { cause })
  await loadScript(scriptUrl).catch((cause: unknown) => {
    throw missing(cause)
  })
  const library = (window as { grecaptcha?: { enterprise?: Enterprise } }).grecaptcha?.enterprise
  if (!library) throw missing()
  await new Promise<void>((resolve) => library.ready(resolve))
  return library.execute(siteKey, { action })
}
