export const INBOX_PATH = '/messages/'

export const conversationPath = (id: string): string => `/messages/${id}/`
