const PROPERTY = '--unread'

/** Lets the style sheets write a short text beside the bell; null takes it away. */
export function markUnread(text: string | null): void {
  const { style } = document.documentElement
  if (text === null) style.removeProperty(PROPERTY)
  else style.setProperty(PROPERTY, JSON.stringify(text))
}
