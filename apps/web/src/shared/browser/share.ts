/** Whether the device has its own way of sharing links. */
export const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** Opens the device's own way of sharing; a person who thinks better of it is no failure. */
export const shareLink = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => undefined)

/** Answers whether the text is on the clipboard. */
export const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
