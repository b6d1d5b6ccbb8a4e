import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

export type ErrorReporter = (error: unknown) => void

/**
 * Hydrates what the server rendered, a few milliseconds at a time so that the page stays responsive, or renders
 * afresh into an empty root. Recoverable errors are only reported.
 */
export function mountApp(root: Element, app: ReactNode, report: ErrorReporter): void {
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: report }))
  else createRoot(root, { onRecoverableError: report }).render(app)
}
