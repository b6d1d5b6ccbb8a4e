import type { ArticleKind } from '@tessera/api-types/articles/article-address'

interface Cover {
  imageSignature: string
  imageWidth: number
  imageHeight: number
  dominantColor: string
}

export interface ArticleRow {
  id: string
  type: number | null
  isShopping: boolean
  kind: ArticleKind
  slug: string
  title: string
  intro: string
  publishedAt: Date | null
  updatedAt: Date
}

/** An article with the picture that stands for it, as far as the viewer may see one. */
export interface ArticleCardRow extends ArticleRow {
  cover: Cover | null
}

export interface SectionRow {
  title: string
  text: string
  pinIds: string[]
}

/** An article as its writers have it. */
export interface ArticleRecordRow extends ArticleRow {
  coverPinId: string | null
  interestId: string | null
  locale: string | null
  sections: SectionRow[]
}
