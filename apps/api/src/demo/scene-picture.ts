import type { PictureSubject } from './picture-kind.ts'

/** A picture rendered by `tools/demo-scenes`, and what a member wrote under it. */
export interface ScenePicture extends PictureSubject {
  /** Its name in `scenes`: family and seed. */
  file: string
  title: string
  description: string
}

export const scenes = (
  subject: Omit<PictureSubject, 'altText'>,
  words: Record<string, readonly [title: string, description: string, altText: string]>,
): ScenePicture[] =>
  Object.entries(words).map(([file, [title, description, altText]]) => ({
    ...subject,
    file,
    title,
    description,
    altText,
  }))
