/** How a page was passed on: by the device's own sheet, or as a link in the clipboard. */
export type PassedOn = 'sheet' | 'clipboard' | 'cancelled' | 'failed'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Passes an address on: phones have a sheet for it, elsewhere it is copied. */
export async function passOnLink(path: string, title: string): Promise<PassedOn> {
  const url = new URL(path, window.location.origin).href
  try {
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title })
      return 'sheet'
    }
    await navigator.clipboard.writeText(url)
    return 'clipboard'
  } catch (error) {
    return isCancelled(error) ? 'cancelled' : 'failed'
  }
}
