import type { InterestSlug } from './interests.ts'
import type { Drawing } from './pictures/drawing.ts'
import type { Random } from './random.ts'

/** What a picture shows, whatever made it. */
export interface PictureSubject {
  name: string
  interests: readonly InterestSlug[]
  altText: string
  about?: 'recipe' | 'product' | 'article'
}

/** One kind of drawn picture and the words people would put under it. */
export interface PictureKind extends PictureSubject {
  draw(random: Random): Drawing
  /** A title is one of the first list, a space, and one of the second. */
  titles: readonly [readonly string[], readonly string[]]
  descriptions: readonly string[]
}

export const kind = (
  name: string,
  draw: PictureKind['draw'],
  interests: readonly InterestSlug[],
  altText: string,
  titles: PictureKind['titles'],
  descriptions: readonly string[],
  about?: PictureKind['about'],
): PictureKind => ({ name, draw, interests, altText, titles, descriptions, ...(about && { about }) })
