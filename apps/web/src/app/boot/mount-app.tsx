import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

export type ErrorReporter = (error: unknown) => void

/**
 * Hydrates what the server rendered, a few milliseconds at a time so that the page stays responsive, or renders
 * afresh into an empty root. Recoverable errors are only reported.
 */
export function mountApp(element: Element, app: ReactNode, report: ErrorReporter): Root {
  const options = { onRecoverableError: report }
  if (element.hasChildNodes()) {
    let hydrated: Root | undefined
    startTransition(() => {
      hydrated = hydrateRoot(element, app, options)
    })
    if (hydrated) return hydrated
  }
  const root = createRoot(element, options)
  root.render(app)
  return root
}
