export const openTab = (url: string): void => void window.open(url, '_blank', 'noopener')

/** Saves a file on the device; one of another host the browser shows in a new tab. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name, target: '_blank', rel: 'noopener' })
  link.click()
}
