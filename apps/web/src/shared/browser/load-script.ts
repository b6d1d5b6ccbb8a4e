const loads = new Map<string, Promise<void>>()

function append(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      loads.delete(url)
      script.remove()
      reject(new Error(`The script did not load: ${url}`, { cause: url }))
    })
    document.head.append(script)
  })
}

/** Loads somebody else's script, once a page. Rejects with an error that names the URL; a later call tries again. */
export function loadScript(url: string): Promise<void> {
  const known = loads.get(url)
  if (known) return known
  const load = append(url)
  loads.set(url, load)
  return load
}
