/** How the browser offers to keep the site among its apps; only some do. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** Notifies when the site can be installed, with the prompt; the returned function stops it. */
export function onInstallable(listener: (install: () => Promise<unknown>) => void): () => void {
  const offered = (event: Event) => {
    event.preventDefault() // our own banner asks
    listener(() => (event as InstallEvent).prompt())
  }
  window.addEventListener('beforeinstallprompt', offered)
  return () => window.removeEventListener('beforeinstallprompt', offered)
}

/** Whether the site already runs as an app. */
export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches
