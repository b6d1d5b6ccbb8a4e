import { imageDimensions, imageUrl } from '@tessera/api-types/images/image-path'
import type { Site } from '../../kernel/deps.ts'
import type { Email } from '../../mail/emails.ts'
import type { EmailedPin } from './email-pin-store.ts'

const SIZE = '474x'
/** Half of the file's width: sharp on screens with two pixels to one. */
const SHOWN_WIDTH = 237

/** What an email shows of its pin: the comment, and the picture where strangers may see it. */
export function toEmailParts(
  { signature, width, height, altText, quote }: EmailedPin,
  { imageBase }: Pick<Site, 'imageBase'>,
): Pick<Email, 'picture' | 'quote'> {
  const file = imageDimensions(SIZE, { width, height })
  const shownWidth = Math.min(SHOWN_WIDTH, file.width)
  return {
    ...(quote !== null && { quote }),
    ...(signature !== null && {
      picture: {
        url: imageUrl(imageBase, signature, SIZE),
        alt: altText,
        width: shownWidth,
        height: Math.max(1, Math.round((file.height * shownWidth) / file.width)),
      },
    }),
  }
}
