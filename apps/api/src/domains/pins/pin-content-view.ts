import type { Attribution } from '@tessera/api-types/pins/attribution'
import { type PinContent, type PinView, SHOPPING_FLAGS } from '@tessera/api-types/pins/views'
import type {
  Article,
  OfferSummary,
  Product,
  Recipe,
  RichMetadata,
} from '@tessera/api-types/pins/rich-metadata'
import { seesShopping, type Viewer } from '@tessera/shared-auth'
import type { Site } from '../../kernel/deps.ts'
import { toVideoList, type VideoRow } from '../media/video-view.ts'

/** A picture of a carousel, with what is written about it. */
export interface SlotRow {
  id: number
  title: string
  details: string
  link: string | null
  altText: string
  imageSignature: string
  imageWidth: number
  imageHeight: number
  dominantColor: string
}

/** What the page of a pin is about. */
export type AboutRow = {
  recipe?: StoredRecipe | null
  article?: Article | null
  attribution?: Attribution | null
  /** The link that all this was read from. */
  attributedLink?: string
}

/** Those that were read before had no steps. */
type StoredRecipe = Omit<Recipe, 'steps'> & Partial<Pick<Recipe, 'steps'>>

/** What a pin is, with the row of its kind's table. */
export type ContentRow =
  | { kind: 'image' }
  | { kind: 'product'; priceValue: number; priceCurrency: string; products: Product[]; isStale: boolean }
  | { kind: 'story'; pageCount: number }
  | { kind: 'carousel'; slots: SlotRow[] }
  | ({ kind: 'video' } & VideoRow)

/** The pin as its viewer may know it: to people under 16 a product is an image. */
const seenBy = (viewer: Viewer, content: ContentRow): ContentRow =>
  content.kind === 'product' && !seesShopping(viewer) ? { kind: 'image' } : content

function contentOf(row: ContentRow, site: Site): PinContent {
  switch (row.kind) {
    case 'image':
      return { kind: 'image' }
    case 'product':
      return { kind: 'product', price_value: row.priceValue, price_currency: row.priceCurrency }
    case 'story':
      return { kind: 'story', page_count: row.pageCount }
    case 'carousel':
      return { kind: 'carousel', slot_count: row.slots.length }
    case 'video': {
      const { signature, durationMs } = row
      return { kind: 'video', signature, duration: durationMs, video_list: toVideoList(row, site) }
    }
  }
}

/** What a pin is, and its price and versions under the names of the documents. */
export function toContent(row: ContentRow, viewer: Viewer, site: Site) {
  const content = contentOf(seenBy(viewer, row), site)
  const price = content.kind === 'product' ? content : { price_value: null, price_currency: null }
  const videos = content.kind === 'video' ? { id: content.signature, video_list: content.video_list } : null
  return { content, price_value: price.price_value, price_currency: price.price_currency, videos }
}

const publicOffer = (offer: OfferSummary): OfferSummary => ({
  ...offer,
  minPrice: null,
  maxPrice: null,
  standardPrice: null,
})

/** A product as visitors know it: what it costs and whether it is there, without shipping and further prices. */
const publicProduct = (product: Product): Product => ({
  ...product,
  offerSummary: publicOffer(product.offerSummary),
  shipping: null,
  variantSet: product.variantSet && {
    ...product.variantSet,
    variants: product.variantSet.variants.map((variant) => ({
      ...variant,
      offerSummary: publicOffer(variant.offerSummary),
    })),
  },
})

function productsSeenBy(viewer: Viewer, row: ContentRow): Product[] {
  const content = seenBy(viewer, row)
  if (content.kind !== 'product') return []
  return viewer.state === 'UNAUTH' ? content.products.map(publicProduct) : content.products
}

/** Whether the pin shows products and none of them can be bought now. */
function isOutOfStock(row: ContentRow, viewer: Viewer): boolean {
  const products = productsSeenBy(viewer, row)
  return products.length > 0 && products.every(({ offerSummary }) => !offerSummary.inStock)
}

/** What the pin is about: the recipe or article of its page, until its link changes, and the offers of a product. */
export function toRichMetadata(
  {
    richMetadata: about,
    link,
    content,
  }: { richMetadata: AboutRow | null; link: string | null; content: ContentRow },
  viewer: Viewer,
): RichMetadata | null {
  const products = productsSeenBy(viewer, content)
  const isOfLink = about?.attributedLink === undefined || about.attributedLink === link
  const { recipe = null, article = null } = (isOfLink && about) || {}
  if (!recipe && !article && products.length === 0) return null
  return { recipe: recipe && { ...recipe, steps: recipe.steps ?? [] }, article, products }
}

/** Who made what its link leads to; none once its owner changed the link. */
export const toAttribution = (about: AboutRow | null, link: string | null): Attribution | null =>
  about?.attribution && about.attributedLink === link ? about.attribution : null

/** What a shop would put on the tag of a product. */
export function shoppingFacts(row: ContentRow, viewer: Viewer, link: string | null) {
  const products = productsSeenBy(viewer, row)
  const flags: Record<PinView['shopping_flags'][number], (product: Product) => boolean> = {
    in_stock: ({ offerSummary }) => offerSummary.inStock,
    on_sale: ({ offerSummary: { standardPrice, price } }) => standardPrice !== null && standardPrice > price,
    free_shipping: ({ shipping }) => shipping?.value === 0,
    variants: ({ variantSet }) => variantSet !== null,
  }
  return {
    is_oos_product: isOutOfStock(row, viewer),
    is_stale_product: products.length > 0 && row.kind === 'product' && row.isStale,
    is_eligible_for_pdp: products.length > 0 && link !== null,
    shopping_flags: SHOPPING_FLAGS.filter((flag) => products.some(flags[flag])),
  }
}
