import { imageUrl } from '@tessera/api-types/images/image-path'
import type { InviteChannel, InviteMetadata } from '@tessera/api-types/invites/views'
import type { Site } from '../../kernel/deps.ts'

export interface InviterRow {
  id: string
  username: string
  firstName: string
  fullName: string
  avatarSignature: string | null
  channel: InviteChannel
  shouldShowMessaging: boolean
  viewerShouldShowMessaging: boolean
}

export const toInviteMetadata = (row: InviterRow, { imageBase }: Site): InviteMetadata => ({
  sender: {
    id: row.id,
    username: row.username,
    first_name: row.firstName || row.fullName,
    full_name: row.fullName,
    image_medium_url: row.avatarSignature && imageUrl(imageBase, row.avatarSignature, '136x136'),
    should_show_messaging: row.shouldShowMessaging,
  },
  invite_channel: row.channel,
  viewer_should_show_messaging: row.viewerShouldShowMessaging,
})
