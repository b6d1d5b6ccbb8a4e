/** Whether the device has its own way of sharing links. */
export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Opens the device's own way of sharing; a person who thinks better of it is no failure. */
export const shareLink = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined)

/** Answers whether the text is on the clipboard; a page without https has none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
