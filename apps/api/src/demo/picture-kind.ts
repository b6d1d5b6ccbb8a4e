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

/** A drawing, by its seed, and what a member wrote under it. */
export type DrawnWords = readonly [seed: number, title: string, description: string, altText: string]

/** One kind of drawn picture: its best drawings. */
export interface PictureKind extends Omit<PictureSubject, 'altText'> {
  draw(random: Random): Drawing
  pictures: readonly DrawnWords[]
}

export const kind = (
  name: string,
  draw: PictureKind['draw'],
  interests: readonly InterestSlug[],
  pictures: readonly DrawnWords[],
  about?: PictureKind['about'],
): PictureKind => ({ name, draw, interests, pictures, ...(about && { about }) })
