import { localPath } from '../../shared/local-path.ts'

/** The idea a visitor came from, as the banner of the sign-up and login pages shows it. spec 001 §2 */
export type CameFrom =
  | { kind: 'saved'; path: string; media: string | null; description: string }
  | { kind: 'visited'; pinId: string }

const PIN_PATH = /^\/pin\/(\d{1,19})(?:\/|$)/
const BASE = 'http://local.invalid'

/** A picture of our own image host; another site's would tell it who is signing up. */
const ownMedia = (media: string | null, imageBase: string): string | null =>
  media && imageBase && media.startsWith(`${imageBase}/`) ? media : null

/**
 * Reads `next` first: with `url`, `media` and `description` it is a save that needs a sign-in.
 * Otherwise the newest pin among the visited paths (newest first) counts.
 */
export function cameFrom(
  next: string | null,
  visitedPaths: readonly string[],
  imageBase: string,
): CameFrom | null {
  if (next) {
    const { pathname, searchParams } = new URL(localPath(next), BASE)
    const media = searchParams.get('media')
    if (media !== null || searchParams.has('description')) {
      return {
        kind: 'saved',
        path: pathname,
        media: ownMedia(media, imageBase),
        description: searchParams.get('description') ?? '',
      }
    }
  }
  const paths = [...(next ? [localPath(next)] : []), ...visitedPaths]
  const pinId = paths.map((path) => PIN_PATH.exec(path)?.[1]).find((id) => id !== undefined)
  return pinId === undefined ? null : { kind: 'visited', pinId }
}
