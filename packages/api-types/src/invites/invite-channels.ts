export const INVITE_CHANNELS = ['link', 'email', 'message'] as const
export type InviteChannel = (typeof INVITE_CHANNELS)[number]
