/** Reading operations that show labeled pins also to who hides pins made with AI, by what they opened. */
export const OPENED: Record<string, readonly string[]> = {
  'a board or a profile': ['boards.feed', 'sections.pins', 'users.pins'],
  'a pin': ['pins.get', 'pins.tags'],
  'comments under a pin': ['comments.list', 'unifiedComments.list', 'unifiedComments.preview'],
  'what somebody sent them': ['conversations.get', 'messages.list', 'messages.sentPin'],
  'what somebody did to them': ['notifications.details', 'notifications.list'],
}
