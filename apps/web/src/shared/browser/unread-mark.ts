const MOST_SHOWN = 99
const PROPERTIES = { notifications: '--unread', messages: '--unread-messages' } as const

/** The text of a badge for a count; null for none. */
export const unreadMark = (count: number): string | null =>
  count === 0 ? null : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)

/** Lets the style sheets write a short text beside the bell or the messages. */
export function markUnread(place: keyof typeof PROPERTIES, count: number): void {
  const { style } = document.documentElement
  const text = unreadMark(count)
  if (text === null) style.removeProperty(PROPERTIES[place])
  else style.setProperty(PROPERTIES[place], JSON.stringify(text))
}
