const MOST_SHOWN = 99

/** What the bell says of so many unread news; null for none. */
export const unreadMark = (count: number): string | null =>
  count === 0 ? null : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
